import type { products as english } from '../en/products.ts';
import type { Translated } from '../../translated.ts';

export const products: Translated<typeof english> = {
  'products.title': 'Bidhaa',
  'products.lead': 'Aina za vitu, kamwe si chapa: ni vya nini, na cha kujua kwanza. Hakuna duka, hakuna matangazo.',
  'products.search': 'Tafuta bidhaa',
  'products.category': 'Aina',
  'products.category.measure': 'Vya kupimia',
  'products.category.food': 'Vya kutumia',
  'products.category.comfort': 'Vya faraja',
  'products.category.birth': 'Vya kujifungua na baadaye',
  'products.category.kept': 'Vilivyoalamishwa',
  'products.keep': 'Alamisha',
  'products.drop': 'Ondoa alamisho',
  'products.failed': 'Haikuweza kuhifadhiwa: hifadhi ya simu haikujibu. Jaribu tena.',
  'products.noneKept': 'Bado hakuna alamisho. Fungua bidhaa na uguse “Alamisha”.',
};

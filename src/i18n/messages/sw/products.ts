import type { products as english } from '../en/products.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const products: Translated<typeof english> = {
  'products.title': 'Bidhaa',
  'products.lead': 'Aina za vitu, kamwe si chapa: ni vya nini, na cha kujua kwanza. Hakuna duka, hakuna matangazo.',
  'products.search': 'Tafuta bidhaa',
  'products.category': 'Aina',
  'products.category.measure': 'Vya kupimia',
  'products.category.food': 'Vya kumeza au kunywa',
  'products.category.comfort': 'Vya faraja',
  'products.category.birth': 'Vya kujifungua na baadaye',
  'products.category.kept': 'Vilivyoalamishwa',
  'products.keep': 'Alamisha',
  'products.drop': 'Ondoa alamisho',
  'products.ai': 'Mapendekezo ya AI',
  'products.ai.lead':
    'Mashine inapendekeza aina za vitu kwa unachoeleza. Hakuna aliyekagua jibu lake; orodha iliyo juu imekaguliwa na vyanzo vyake. Maneno yako na wiki yako vinaenda kwake, bila jina lako.',
  'products.ai.need': 'Ungependa msaada kuhusu nini?',
  'products.ai.blank': 'Kwanza andika unachohitaji.',
  'products.ai.danger': 'Hii huenda ikahitaji simu na si bidhaa. Hakuna kilichoulizwa.',
  'products.ai.ask': 'Pendekeza kitu',
  'products.ai.asking': 'Inauliza…',
  'products.ai.by': 'Limependekezwa na AI. Hakuna aliyelikagua.',
  'products.ai.mark':
    'Limetengenezwa na mashine, ambayo inaweza kukosea. Muulize mkunga au mfamasia wako kabla ya kutumia kitu kipya.',
  'products.ai.none': 'Mashine haina cha kupendekeza kwa hili. Waulize wahudumu wako wa afya.',
  'products.ai.unreachable': 'Mapendekezo ya AI yanahitaji mtandao. Orodha iliyo juu inafanya kazi bila mtandao.',
  'products.failed': 'Haikuweza kuhifadhiwa: hifadhi ya simu haikujibu. Jaribu tena.',
  'products.noneKept': 'Bado hakuna alamisho. Fungua bidhaa na uguse “Alamisha”.',
};

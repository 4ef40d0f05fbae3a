import type { products as english } from '../en/products.ts';
import type { Translated } from '../../translated.ts';

export const products: Translated<typeof english> = {
  'products.title': 'منتجات',
  'products.lead': 'أنواع من الأشياء، لا علامات تجارية أبدًا: ما فائدتها، وما الذي يُعرف أولًا. لا متجر ولا إعلانات.',
  'products.search': 'البحث عن منتج',
  'products.category': 'الفئة',
  'products.category.measure': 'للقياس',
  'products.category.food': 'للتناول',
  'products.category.comfort': 'للراحة',
  'products.category.birth': 'للولادة وما بعدها',
  'products.category.kept': 'المحفوظة',
  'products.keep': 'حفظ المنتج',
  'products.drop': 'إلغاء الحفظ',
  'products.failed': 'تعذر حفظ هذا: لم ترد ذاكرة الهاتف. حاولي مرة أخرى.',
  'products.noneKept': 'لا شيء محفوظ بعد. افتحي منتجًا والمسي «حفظ المنتج».',
};

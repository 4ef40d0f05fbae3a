import type { products as english } from '../en/products.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

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
  'products.ai': 'اقتراحات من الذكاء الاصطناعي',
  'products.ai.lead':
    'تقترح آلة أنواعًا من الأشياء لما تصفينه. لم يراجع أحد إجابتها، أما القائمة أعلاه فروجعت على مصادرها. تذهب إليها كلماتك وأسبوعك، دون اسمك.',
  'products.ai.need': 'في ماذا تحتاجين إلى مساعدة؟',
  'products.ai.blank': 'اكتبي أولًا ما تحتاجينه.',
  'products.ai.danger': 'قد يحتاج هذا إلى اتصال لا إلى منتج. لم يُسأل شيء.',
  'products.ai.ask': 'اقتراح شيء',
  'products.ai.asking': 'جارٍ السؤال…',
  'products.ai.by': 'اقترحه الذكاء الاصطناعي. لم يراجعه أحد.',
  'products.ai.mark': 'صنعته آلة قد تخطئ. اسألي قابلتك أو الصيدلي قبل استعمال أي شيء جديد.',
  'products.ai.none': 'ليس لدى الآلة ما تقترحه لهذا. اسألي فريق الرعاية.',
  'products.ai.unreachable': 'تحتاج اقتراحات الذكاء الاصطناعي إلى شبكة. القائمة أعلاه تعمل من دونها.',
};

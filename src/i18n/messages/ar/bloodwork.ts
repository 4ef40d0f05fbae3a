import type { bloodwork as english } from '../en/bloodwork.ts';
import type { Translated } from '../../translated.ts';

/** Lab reports. A flag is always against the range printed on the report; no text names a disease. */
export const bloodwork: Translated<typeof english> = {
  'bloodwork.title': 'نتائج التحاليل',
  'bloodwork.add': 'إضافة تقرير',
  'bloodwork.empty.title': 'لا نتائج تحاليل بعد',
  'bloodwork.empty': 'انقلي قيم التقرير إلى هنا. تُقارن كل قيمة بالمجال المطبوع بجانبها، وترين كيف تتغير.',
  'bloodwork.form.title': 'تقرير المختبر',
  'bloodwork.form.name': 'ما الذي فُحص',
  'bloodwork.form.name.hint': 'مثلًا: تعداد الدم',
  'bloodwork.form.date': 'يوم أخذ العينة',
  'bloodwork.form.file': 'صورة التقرير أو ملف PDF',
  'bloodwork.form.file.remove': 'من دونه',
  'bloodwork.form.row': 'القيمة {number, number}',
  'bloodwork.form.test': 'التحليل',
  'bloodwork.form.value': 'النتيجة',
  'bloodwork.form.unit': 'بوحدة',
  'bloodwork.form.range': 'المجال المطبوع',
  'bloodwork.form.addRow': 'إضافة قيمة',
  'bloodwork.form.removeRow': 'حذف القيمة {number, number}',
  'bloodwork.form.noRows': 'أضيفي قيمة واحدة على الأقل مع اسم التحليل ونتيجته.',
  'bloodwork.flag.Low': 'تحت المجال المطبوع',
  'bloodwork.flag.High': 'فوق المجال المطبوع',
  'bloodwork.flag.Normal': 'ضمن المجال المطبوع',
  'bloodwork.flag.N/A': 'لم تُقارن',
  'bloodwork.near.low': 'قريبة من الحد الأدنى',
  'bloodwork.near.high': 'قريبة من الحد الأعلى',
  'bloodwork.range': 'المجال المطبوع: {range}',
  'bloodwork.summary.outside':
    '{count, plural, =0 {لا توجد نتيجة خارج المجال المطبوع.} one {نتيجة واحدة خارج المجال المطبوع: {names}.} two {نتيجتان خارج المجال المطبوع: {names}.} few {# نتائج خارج المجال المطبوع: {names}.} many {# نتيجة خارج المجال المطبوع: {names}.} other {# نتيجة خارج المجال المطبوع: {names}.}}',
  'bloodwork.summary.near':
    '{count, plural, zero {# نتيجة قريبة من أحد الحدين: {names}.} one {نتيجة واحدة قريبة من أحد الحدين: {names}.} two {نتيجتان قريبتان من أحد الحدين: {names}.} few {# نتائج قريبة من أحد الحدين: {names}.} many {# نتيجة قريبة من أحد الحدين: {names}.} other {# نتيجة قريبة من أحد الحدين: {names}.}}',
  'bloodwork.summary.end':
    'المجالات المطبوعة لغير الحوامل كثيرًا ما لا تناسب الحمل. هذا الملخص معلومات وليس تشخيصًا. أريه لفريق الرعاية.',
  'bloodwork.trend': 'عبر عدة تقارير',
  'bloodwork.edit': 'تصحيح',
  'bloodwork.delete': 'حذف',
  'bloodwork.delete.title': 'حذف هذا التقرير؟',
  'bloodwork.delete.text': 'تُحذف قيمه وملفه، هنا وعلى أجهزتك الأخرى.',
  'bloodwork.delete.stay': 'إبقاؤه',
  'bloodwork.delete.failed': 'تعذر حذف نتيجة التحليل وملفها.',
  'bloodwork.ask': 'اسألي طبيبك',
};

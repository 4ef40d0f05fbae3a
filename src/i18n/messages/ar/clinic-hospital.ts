import type { clinicHospital as english } from '../en/clinic-hospital.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Deleting a hospital, and moving its people. */
export const clinicHospital: Translated<typeof english> = {
  'hospital.delete': 'حذف',
  'hospital.delete.title': 'حذف {name}',
  'hospital.delete.now': 'حذف نهائي',
  'hospital.delete.free': 'لا يرتبط بهذا المستشفى أي طبيب أو مريضة أو جدول. بعد حذفه لا يمكن للمريضات اختياره.',
  'hospital.delete.used': 'لا يمكن حذف هذا المستشفى ما دام مستخدمًا:',
  'hospital.delete.doctors':
    '{count, plural, one {طبيب واحد} two {طبيبان} few {# أطباء} many {# طبيبًا} other {# طبيب}}',
  'hospital.delete.patients':
    '{count, plural, one {مريضة واحدة} two {مريضتان} few {# مريضات} many {# مريضة} other {# مريضة}}',
  'hospital.delete.shifts':
    'جدول مناوبته، وفيه {count, plural, one {مدخل واحد} two {مدخلان} few {# مدخلات} many {# مدخلًا} other {# مدخل}}',
  'hospital.delete.roster': 'إفراغ الجدول',
  'hospital.move.to': 'نقل الأطباء والمريضات إلى',
  'hospital.move.hint':
    'تحتفظ المريضات بطبيبهن وموافقتهن. تتصل هواتفهن بعد ذلك برقم المستشفى الجديد، ويقرأن في «من اطّلع على بياناتك» من نقلهن.',
  'hospital.move.now': 'انقلهم',
  'hospital.move.nowhere': 'أضف مستشفى آخر أولًا، ثم يمكن نقلهم.',
  'hospital.move.done':
    '{count, plural, =0 {لم يُنقل أحد.} one {نُقل شخص واحد.} two {نُقل شخصان.} few {نُقل # أشخاص.} many {نُقل # شخصًا.} other {نُقل # شخص.}}',
};

import type { clinicTemplates as english } from '../en/clinic-templates.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The texts of the clinic that doctors put into messages. */
export const clinicTemplates: Translated<typeof english> = {
  'templates.title': 'قوالب الرسائل',
  'templates.text': 'يضع الأطباء هذه النصوص في رسالة ويمكنهم تغييرها قبل الإرسال. الترتيب هنا هو ترتيب قائمتهم.',
  'templates.none': 'لا توجد قوالب بعد',
  'templates.none.text': 'أضف نصوصًا يكتبها الأطباء كثيرًا، مثل «قيسي مرة أخرى» أو «أحضري أوراقك».',
  'templates.full': 'يوجد {most} قالبًا، وهذا هو الحد. احذف واحدًا لإضافة آخر.',
  'templates.add': 'إضافة قالب',
  'templates.edit': 'تغيير قالب',
  'templates.change': 'تغيير {name}',
  'templates.up': 'إلى أعلى',
  'templates.up.name': 'نقل {name} إلى أعلى',
  'templates.down': 'إلى أسفل',
  'templates.down.name': 'نقل {name} إلى أسفل',
  'templates.name': 'الاسم',
  'templates.name.hint': 'يجده الأطباء بهذا الاسم. المريضات لا يرينه.',
  'templates.nameless': 'القالب يحتاج إلى اسم.',
  'templates.language': 'لغة النص',
  'templates.words': 'النص',
  'templates.textless': 'القالب يحتاج إلى نص.',
  'templates.unknown': 'لا يمكن ملء شيء مكان {name}. استخدم الأزرار تحت النص.',
  'templates.placeholders': 'إضافة موضع يُملأ',
  'templates.placeholders.text':
    'تُملأ هذه المواضع لكل مريضة. ما ليس معروفًا يظهر فراغًا مفتوحًا، ويُسأل الطبيب قبل إرسال رسالة فيها فراغ.',
  'templates.placeholder.firstName': 'الاسم الأول',
  'templates.placeholder.week': 'أسبوع الحمل',
  'templates.placeholder.nextVisit': 'الزيارة القادمة',
  'templates.placeholder.doctor': 'اسم الطبيب',
  'templates.delete': 'حذف القالب',
  'templates.delete.now': 'حذف نهائي',
  'templates.choose': 'إدراج قالب',
  'templates.find': 'البحث بالاسم',
  'templates.noneFound': 'لا يوجد قالب بهذا الاسم.',
  'templates.gaps':
    '{count, plural, one {في الرسالة فراغ مفتوح} two {في الرسالة فراغان مفتوحان} few {في الرسالة # فراغات مفتوحة} many {في الرسالة # فراغًا مفتوحًا} other {في الرسالة # فراغ مفتوح}}',
  'templates.gaps.text': 'ستقرؤه المريضة هكذا:',
  'templates.gaps.fill': 'املأ الفراغ',
  'templates.gaps.send': 'أرسل كما هي',
};

import type { clinicRoster as english } from '../en/clinic-roster.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The on-call roster of a hospital. */
export const clinicRoster: Translated<typeof english> = {
  'roster.title': 'جدول المناوبة',
  'roster.text': 'يُرسل الإنذار الذي لم يُجب عنه لمدة 4 ساعات إلى الطبيب المناوب في تلك اللحظة.',
  'roster.now': 'المناوب الآن حسب هذا الجدول: {names}',
  'roster.now.none': 'حسب هذا الجدول لا يوجد مناوب الآن.',
  'roster.zone': 'المنطقة الزمنية للمستشفى',
  'roster.zone.hint': 'كل الساعات هنا بساعة هذه المنطقة، حتى عند بدء التوقيت الصيفي أو انتهائه.',
  'roster.week': 'كل أسبوع',
  'roster.from': 'من',
  'roster.to': 'إلى',
  'roster.nextDay': 'في اليوم التالي',
  'roster.who': 'الطبيب',
  'roster.who.choose': 'اختر',
  'roster.who.left': 'لم يعد طبيبًا هنا',
  'roster.shift': '{day}، المناوبة {number}',
  'roster.add': 'إضافة مناوبة',
  'roster.add.name': 'إضافة مناوبة: {day}',
  'roster.remove': 'إزالة المناوبة {number}: {day}',
  'roster.exceptions': 'تواريخ مفردة',
  'roster.exceptions.text':
    'في هذا التاريخ تُحتسب هذه الساعات فقط، لا ساعات الأسبوع التي تبدأ فيه. تُحذف التواريخ الماضية عند الحفظ.',
  'roster.exception.date': 'تاريخ آخر',
  'roster.exception.add': 'أضف هذا التاريخ',
  'roster.exception.none': 'لا تبدأ مناوبة في هذا التاريخ.',
  'roster.exception.remove': 'إزالة {day}',
  'roster.gaps': 'الفجوات',
  'roster.gaps.none': 'يوجد مناوب في كل ساعة.',
  'roster.gaps.standing': 'في هذه الساعات لا مناوب في الجدول، فيُبلَّغ {name}، الطبيب المناوب للمستشفى.',
  'roster.gaps.unit':
    'في هذه الساعات لا مناوب، فيُبلَّغ جميع أطباء الوحدة. لتغيير ذلك حدّد طبيبًا مناوبًا في بيانات المستشفى.',
  'roster.incomplete': 'بعض المناوبات بلا وقت أو بلا طبيب. أكملها أو أزلها.',
  'roster.long': 'في الجدول {week} مناوبة أسبوعية على الأكثر و{dates} في تواريخ مفردة.',
};

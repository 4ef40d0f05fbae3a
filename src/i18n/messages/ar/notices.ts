import type { notices as english } from '../en/notices.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/**
 * Texts of notifications. Other people can read a lock screen, so they are neutral unless the user chose to show the
 * name.
 */
export const notices: Translated<typeof english> = {
  'notice.title': 'لديك تذكير',
  'notice.today': '{time}',
  'notice.tomorrow': 'غدًا، {date}، {time}',
  'notice.visitToday': 'اليوم، {time}',
  'notice.visitOn': '{date}، {time}',
  'notice.taken': 'أُخذت',
  'notice.add': 'إضافة',
  'notice.later': 'لاحقًا',
  'notice.notKept': 'لم يُحفظ ذلك. افتحي التطبيق وأجيبي هناك.',
  'notice.stays': '{time}. لا توجد شبكة، لذلك لا يمكن التنبيه من جديد تلقائيًا. يبقى هنا.',
  'notice.test': 'هكذا يصل التذكير.',
  'notice.messageTitle': 'لديك رسالة',
  'notice.message': 'افتح Maia لقراءتها.',
  'notice.measureAgain': 'من فضلك افتح Maia الآن.',
  'notice.alarm': 'إنذار إحدى المريضات لم يُرد عليه بعد. من فضلك افتح Maia.',
  'notice.alarmSecond': 'إنذار في عيادتك بلا رد منذ ساعة واحدة (1). من فضلك تواصل مع الطبيب المسؤول.',
  'notice.alarmOnCall': 'إنذار في عيادتك بلا رد منذ 4 ساعات. من فضلك تواصل مع الطبيب المسؤول.',
};

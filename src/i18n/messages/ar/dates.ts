import type { dates as english } from '../en/dates.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Date and time fields, the calendar and the clock. */
export const dates: Translated<typeof english> = {
  'dates.calendar': 'التقويم',
  'dates.part.day': 'يوم',
  'dates.part.month': 'شهر',
  'dates.part.year': 'سنة',
  'dates.date': 'التاريخ',
  'dates.time': 'الوقت',
  'dates.unfinished': 'اكتبي اليوم والشهر والسنة، مثل {example}.',
  'dates.impossible': 'هذا التاريخ غير موجود. اكتبيه مثل {example}.',
  'dates.early': 'أول تاريخ ممكن هو {date}.',
  'dates.late': 'آخر تاريخ ممكن هو {date}.',
  'dates.month.previous': 'الشهر السابق',
  'dates.month.next': 'الشهر التالي',
  'dates.today': 'اليوم',
  'dates.clear': 'مسح',
  'times.clock': 'الساعة',
  'times.unfinished': 'اكتبي الساعة والدقائق، مثل 14:30.',
  'times.impossible': 'هذا ليس وقتًا من اليوم. اكتبيه مثل 14:30.',
  'times.hour': 'الساعة',
  'times.minute': 'الدقائق',
  'dates.now': 'الآن، {time}',
};

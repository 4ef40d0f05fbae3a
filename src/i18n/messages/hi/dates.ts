import type { dates as english } from '../en/dates.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Date and time fields, the calendar and the clock. */
export const dates: Translated<typeof english> = {
  'dates.calendar': 'कैलेंडर',
  'dates.part.day': 'दिन',
  'dates.part.month': 'माह',
  'dates.part.year': 'वर्ष',
  'dates.date': 'तारीख',
  'dates.time': 'समय',
  'dates.unfinished': 'दिन, महीना और साल लिखें, जैसे {example}।',
  'dates.impossible': 'ऐसी कोई तारीख नहीं होती। इसे {example} की तरह लिखें।',
  'dates.early': 'सबसे पहली तारीख {date} हो सकती है।',
  'dates.late': 'सबसे बाद की तारीख {date} हो सकती है।',
  'dates.month.previous': 'पिछला महीना',
  'dates.month.next': 'अगला महीना',
  'dates.today': 'आज',
  'dates.clear': 'हटाएँ',
  'times.clock': 'घड़ी',
  'times.unfinished': 'घंटा और मिनट लिखें, जैसे 14:30।',
  'times.impossible': 'ऐसा कोई समय नहीं होता। इसे 14:30 की तरह लिखें।',
  'times.hour': 'घंटा',
  'times.minute': 'मिनट',
  'dates.now': 'अभी, {time}',
};

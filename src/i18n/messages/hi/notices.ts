import type { notices as english } from '../en/notices.ts';
import type { Translated } from '../../translated.ts';

/** What a notification says. A lock screen shows it to everybody, so it is neutral unless its owner wants a name there. */
export const notices: Translated<typeof english> = {
  'notice.title': 'आपके लिए एक रिमाइंडर है',
  'notice.today': '{time}',
  'notice.tomorrow': 'कल, {date}, {time}',
  'notice.visitToday': 'आज, {time}',
  'notice.visitOn': '{date}, {time}',
  'notice.taken': 'ले ली',
  'notice.later': 'बाद में',
  'notice.notKept': 'वह सेव नहीं हुआ। Maia खोलें और वहाँ जवाब दें।',
  'notice.stays': '{time}। नेटवर्क नहीं है, इसलिए यह अपने आप फिर नहीं बज सकता। यह यहीं रहता है।',
  'notice.test': 'रिमाइंडर ऐसे आता है।',
};

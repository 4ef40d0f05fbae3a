import type { notices as english } from '../en/notices.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/**
 * Texts of notifications. Other people can read a lock screen, so they are neutral unless the user chose to show the
 * name.
 */
export const notices: Translated<typeof english> = {
  'notice.title': 'आपके लिए एक रिमाइंडर है',
  'notice.today': '{time}',
  'notice.tomorrow': 'कल, {date}, {time}',
  'notice.visitToday': 'आज, {time}',
  'notice.visitOn': '{date}, {time}',
  'notice.taken': 'ले ली',
  'notice.add': 'जोड़ें',
  'notice.later': 'बाद में',
  'notice.notKept': 'वह सेव नहीं हुआ। ऐप खोलें और वहाँ जवाब दें।',
  'notice.stays': '{time}। नेटवर्क नहीं है, इसलिए यह अपने आप फिर नहीं बज सकता। यह यहीं रहता है।',
  'notice.test': 'रिमाइंडर ऐसे आता है।',
  'notice.messageTitle': 'आपके लिए एक संदेश है',
  'notice.message': 'पढ़ने के लिए Maia खोलें।',
  'notice.measureAgain': 'कृपया अभी Maia खोलें।',
  'notice.alarm': 'एक मरीज़ के अलार्म का अभी कोई जवाब नहीं है। कृपया Maia खोलें।',
  'notice.alarmSecond': 'आपके क्लिनिक में एक अलार्म का 1 घंटे से कोई जवाब नहीं है। कृपया ज़िम्मेदार डॉक्टर से संपर्क करें।',
  'notice.alarmOnCall': 'आपके क्लिनिक में एक अलार्म का 4 घंटे से कोई जवाब नहीं है। कृपया ज़िम्मेदार डॉक्टर से संपर्क करें।',
};

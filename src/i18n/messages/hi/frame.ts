import type { frame as english } from '../en/frame.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The frame around every page. */
export const frame: Translated<typeof english> = {
  'frame.skip': 'सीधे पेज पर जाएँ',
  'frame.navigation': 'मुख्य',
  'frame.add': 'जोड़ें',
  'frame.today': 'आज',
  'frame.readings': 'रीडिंग',
  'frame.messages': 'मैसेज',
  'frame.learn': 'जानें',
  'frame.more': 'और',
  'frame.more.tab': 'और<rest> पन्ने</rest>',
  'frame.profile': 'प्रोफ़ाइल',
  'frame.patients': 'मरीज़',
  'frame.library': 'लाइब्रेरी',
  'frame.clinic.people': 'लोग',
  'frame.clinic.hospital': 'अस्पताल',
  'frame.clinic.community': 'समुदाय',
  'frame.clinic.articles': 'लेख',
  'frame.clinic.installation': 'इंस्टॉलेशन',
  'frame.install': 'Maia इंस्टॉल करें',
  'frame.install.why': 'आपकी होम स्क्रीन से खुलता है, नेटवर्क के बिना भी।',
  'frame.install.later': 'अभी नहीं',
  'frame.update': 'नया संस्करण तैयार है।',
  'frame.reload': 'दोबारा लोड करें',
  'frame.synced': 'इस डिवाइस पर सेव · सिंक हुआ {ago}',
  'frame.notSynced': 'इस डिवाइस पर सेव · नेटवर्क के बिना चलता है',
  'frame.fetching': 'इस डिवाइस पर सेव · आपके रिकॉर्ड आ रहे हैं: अब तक {done, number}',
  'frame.fetchingOf': 'इस डिवाइस पर सेव · आपके रिकॉर्ड आ रहे हैं: {total, number} में से {done, number}',
  'frame.minutesAgo': '{minutes, plural, =0 {अभी-अभी} one {# मिनट पहले} other {# मिनट पहले}}',
  'frame.hoursAgo': '{hours, plural, one {# घंटा पहले} other {# घंटे पहले}}',
  'frame.waiting': '{pending, plural, one {# इंतज़ार में} other {# इंतज़ार में}} · इस डिवाइस पर सुरक्षित, अपने आप भेजा जाएगा',
  'frame.waitingRetry':
    '{pending, plural, one {# इंतज़ार में} other {# इंतज़ार में}} · इस डिवाइस पर सुरक्षित, जल्द फिर कोशिश होगी',
  'frame.offline':
    '{pending, plural, =0 {ऑफ़लाइन। इस डिवाइस पर सेव।} one {ऑफ़लाइन। # इंतज़ार में, इस डिवाइस पर सुरक्षित। अपने आप भेजा जाएगा।} other {ऑफ़लाइन। # इंतज़ार में, इस डिवाइस पर सुरक्षित। अपने आप भेजे जाएँगे।}}',
  'frame.signInAgain':
    '{pending, plural, =0 {इस डिवाइस पर सेव · सिंक के लिए साइन इन करें} one {# इंतज़ार में · भेजने के लिए साइन इन करें} other {# इंतज़ार में · भेजने के लिए साइन इन करें}}',
  'frame.old':
    '{pending, plural, one {# एंट्री {since} से सिर्फ़ इस डिवाइस पर है।} other {# एंट्रियाँ {since} से सिर्फ़ इस डिवाइस पर हैं।}}',
  'frame.clock': 'इस डिवाइस की घड़ी {minutes, plural, one {# मिनट} other {# मिनट}} गलत है।',
  'frame.loss': 'इस डिवाइस की कॉपी मिट गई थी। वह सर्वर से वापस आ रही है।',
  'frame.unreadList': 'इस डिवाइस की एक सूची पढ़ी नहीं जा सकी। जो दिख रहा है, वह शायद सब कुछ नहीं है।',
  'frame.unreadable':
    '{count, plural, one {# रिकॉर्ड इस डिवाइस पर पढ़ा नहीं जा सकता।} other {# रिकॉर्ड इस डिवाइस पर पढ़े नहीं जा सकते।}}',
  'frame.shut.damaged': 'इस डिवाइस की कॉपी नहीं खुल रही। यहाँ नया कुछ नहीं रखा जा रहा।',
  'frame.shut.refused': 'इस डिवाइस पर कुछ नहीं रखा जा रहा।',
  'frame.notice': 'सूचना',
  'frame.notAccepted':
    '{dead, plural, one {# एंट्री स्वीकार नहीं हुई। इस डिवाइस पर सेव है।} other {# एंट्रियाँ स्वीकार नहीं हुईं। इस डिवाइस पर सेव हैं।}}',
  'frame.due': '{count, plural, one {# खुराक का समय हो गया} other {# खुराकों का समय हो गया}}',
  'frame.unread': '{count, plural, one {# मैसेज जो पढ़ा नहीं गया} other {# मैसेज जो पढ़े नहीं गए}}',
};

import type { milestones as english } from '../en/milestones.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const milestones: Translated<typeof english> = {
  'milestones.title': 'हफ़्ते दर हफ़्ते',
  'milestones.week': '{after, select, yes {प्रसव के बाद हफ़्ता {week}} other {हफ़्ता {week}}}',
  'milestones.before': 'पिछला हफ़्ता',
  'milestones.next': 'अगला हफ़्ता',
  'milestones.now': 'इस हफ़्ते पर वापस',
  'milestones.around': 'इन दिनों के आसपास; हर गर्भावस्था का अपना समय होता है।',
  'milestones.unknown': 'आपकी तारीखें अभी प्रोफ़ाइल में नहीं हैं। कोई हफ़्ता चुनें, या अपनी तारीखें जोड़ें।',
  'milestones.toProfile': 'अपनी तारीखें जोड़ें',
  'milestones.due': 'इन दिनों',
  'milestones.due.hint': 'सामान्य समय। आपकी देखभाल टीम की योजना ही मानी जाए।',
  'milestones.coming': 'आगे',
  'milestones.past': '42 हफ़्तों के बाद हफ़्ते का कोई पाठ नहीं है। पक्का करें कि आपकी देखभाल टीम के साथ योजना बनी हो।',
  'milestones.ended':
    'यह पेज हर हफ़्ते बच्चे की बात करता है, इसलिए आपके लिए बंद है। आपकी रीडिंग, आपकी देखभाल टीम और चेतावनी के संकेत अब भी यहाँ हैं।',
  'milestones.ended.help': 'सहारा और हेल्पलाइन',
};

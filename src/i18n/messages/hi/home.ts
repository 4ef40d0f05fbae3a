import type { home as english } from '../en/home.ts';
import type { Translated } from '../../translated.ts';

export const home: Translated<typeof english> = {
  'home.title': 'Maia',
  'home.heading': 'ध्यान से मापा, हफ़्ते दर हफ़्ते।',
  'home.lead':
    'अपना ब्लड प्रेशर, शुगर और वज़न अपने फ़ोन पर रखें, नेटवर्क हो या न हो। अगर कोई नंबर खतरनाक हो, तो Maia तुरंत बताती है कि क्या करना है।',
  'home.create': 'अपना खाता बनाएँ',
  'home.logIn': 'लॉग इन करें',
  'home.today': 'आज पर जाएँ',
  'home.dangerSigns': 'खतरे के संकेत',
  'home.free': 'मुफ़्त। खतरे के संकेत और इमरजेंसी के लिए खाता नहीं चाहिए।',
  'home.users': '{count, plural, one {यहाँ # व्यक्ति का खाता है।} other {यहाँ # लोगों के खाते हैं।}}',
  'home.exampleWeek': 'हफ़्ते, 3 दिन',
  'home.example.severe': 'अपने प्रसूति विभाग को अभी कॉल करें',
  'home.example.saved': 'सेव हो गया',
  'home.example.offline': 'ऑफ़लाइन · 3 इंतज़ार में, अपने आप भेजे जाएँगे',
  'home.example.rising': 'सात दिनों से बढ़ रहा',
  'home.example.today': 'आज',
  'home.example.looked': 'Dr Wambui ने 10:42 पर देखा',
  'home.answer.title': 'हर नंबर को जवाब मिलता है',
  'home.answer.text': 'Maia हर रीडिंग को फ़ोन पर ही प्रकाशित नियमों से जाँचती है, और बताती है कि क्या करना है।',
  'home.offline.title': 'यह नेटवर्क के बिना चलती है',
  'home.offline.text': 'आपके फ़ोन पर सेव हुआ तो सेव है। सिग्नल मिलने पर आगे जाता है।',
  'home.doctor.title': 'आपके डॉक्टर वही देखते हैं जो आप',
  'home.doctor.text': 'वही चार्ट और वही सीमाएँ, इस क्रम में कि किसे पहले देखभाल चाहिए।',
  'home.privacy': 'आपकी रीडिंग आपके फ़ोन पर और आपकी चुनी हुई देखभाल टीम के पास रहती हैं। न विज्ञापन, न किसी और को मिलती हैं।',
  'home.privacyMore': 'यह कैसे काम करता है',
  'home.footer.privacy': 'निजता',
  'home.footer.terms': 'शर्तें',
  'home.footer.pricing': 'कीमत',
  'home.footer.contact': 'संपर्क',
};

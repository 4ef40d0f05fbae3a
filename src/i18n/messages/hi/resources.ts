import type { resources as english } from '../en/resources.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const resources: Translated<typeof english> = {
  'resources.title': 'जानें',
  'resources.search': 'ऐप के सभी पाठ में खोजें',
  'resources.search.hint': 'नेटवर्क के बिना चलता है। जैसे: “चीज़”, “सिरदर्द”, “छूटी खुराक”।',
  'resources.results':
    '{count, plural, =0 {“{query}” के लिए कुछ नहीं मिला} one {“{query}” के लिए # पाठ} other {“{query}” के लिए # पाठ}}',
  'resources.week': 'इन दिनों',
  'resources.topics': 'विषय',
  'resources.topic.symptoms': 'लक्षण, सिरदर्द से उदासी तक',
  'resources.topic.care': 'जाँचें, टीके, दवाएँ, हलचल',
  'resources.topic.medicines': 'दवाएँ',
  'resources.topic.food': 'क्या खाएँ, क्या नहीं',
  'resources.topic.needs': 'शरीर को क्या चाहिए',
  'resources.topic.afterBirth': 'प्रसव के बाद के हफ़्ते',
  'resources.screens': 'और भी',
  'resources.screen.signs': 'खतरे के संकेत और इमरजेंसी नंबर',
  'resources.screen.checker': 'आपको कैसा लग रहा है? एक मिनट के सवाल',
  'resources.screen.sup': 'एक-एक कदम: मापना, इंस्टॉल करना, बैकअप लेना',
  'resources.help': 'किसे कॉल कर सकती हैं',
  'resources.help.emergency': 'इमरजेंसी नंबर',
  'resources.help.none':
    'आपके देश की किसी हेल्पलाइन की अभी पुष्टि नहीं हुई है, इसलिए कोई नहीं दिखाई गई। खतरे में {number} पर कॉल करें। नेटवर्क हो तो findahelpline.com देश के हिसाब से लाइनें दिखाता है।',
  'resources.help.crisis': 'संकट लाइन, दिन-रात',
  'resources.help.support': 'गर्भावस्था में और प्रसव के बाद सहारा; संकट के लिए नहीं',
  'resources.violence': 'घर में सुरक्षित नहीं हैं?',
  'resources.violence.text':
    'अभी खतरा हो तो {number} पर कॉल करें। जब आप अपनी मिडवाइफ या डॉक्टर के साथ अकेली हों, तब उन्हें भी बता सकती हैं। लक्षणों की जाँच में इसका एक सवाल है जो कभी सेव नहीं होता।',
  'resources.leave': 'यह पेज अभी छोड़ें',
  'resources.size': 'सभी पाठ पहले से इस फ़ोन पर हैं। उन्हें पढ़ने के लिए कुछ डाउनलोड नहीं होता।',
};

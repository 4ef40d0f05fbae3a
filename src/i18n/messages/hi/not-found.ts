import type { notFound as english } from '../en/not-found.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const notFound: Translated<typeof english> = {
  'notFound.title': 'पेज नहीं मिला',
  'notFound.text': 'इस पते पर कोई पेज नहीं है। आपका सेव किया हुआ कुछ नहीं खोया।',
  'notFound.offline': 'इसके लिए नेटवर्क चाहिए',
  'notFound.offline.text': 'यह सिर्फ़ सर्वर पर है। आपका सेव किया हुआ कुछ नहीं खोया; नेटवर्क होने पर इसे फिर खोलें।',
  'notFound.today': 'आज पर जाएँ',
  'notFound.start': 'शुरुआत पर जाएँ',
  'notFound.emergency': 'नंबर और खतरे के संकेत',
  'failure.title': 'यह पेज दिखाया नहीं जा सका',
  'failure.text': 'इसमें कुछ गड़बड़ हुई। आपका सेव किया हुआ इस फ़ोन पर सुरक्षित है, और आपका लिखा हुआ अब भी वहीं है।',
  'failure.again': 'फिर कोशिश करें',
  'failure.reload': 'पेज दोबारा लोड करें',
  'configuration.title': 'Maia शुरू नहीं हो सकती',
  'configuration.text': 'इस ऐप को लगाने वाले ने यह नहीं बताया कि इसका डेटा कहाँ है। ये सेटिंग नहीं हैं:',
  'configuration.emergency': 'इमरजेंसी में अपने स्थानीय इमरजेंसी नंबर पर कॉल करें।',
};

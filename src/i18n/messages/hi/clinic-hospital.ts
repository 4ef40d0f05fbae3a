import type { clinicHospital as english } from '../en/clinic-hospital.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Deleting a hospital, and moving its people. */
export const clinicHospital: Translated<typeof english> = {
  'hospital.delete': 'हटाएँ',
  'hospital.delete.title': '{name} हटाएँ',
  'hospital.delete.now': 'हमेशा के लिए हटाएँ',
  'hospital.delete.free': 'कोई डॉक्टर, मरीज़ या सूची इस अस्पताल से जुड़ी नहीं है। हटाने के बाद मरीज़ इसे नहीं चुन सकेंगी।',
  'hospital.delete.used': 'जब तक यह अस्पताल इस्तेमाल में है, इसे हटाया नहीं जा सकता:',
  'hospital.delete.doctors': '{count, plural, one {# डॉक्टर} other {# डॉक्टर}}',
  'hospital.delete.patients': '{count, plural, one {# मरीज़} other {# मरीज़}}',
  'hospital.delete.shifts': 'इसकी ऑन-कॉल सूची, {count, plural, one {# प्रविष्टि} other {# प्रविष्टियाँ}}',
  'hospital.delete.roster': 'सूची खाली करें',
  'hospital.move.to': 'डॉक्टरों और मरीज़ों को यहाँ भेजें',
  'hospital.move.hint':
    'मरीज़ों का डॉक्टर और सहमति वही रहती है। उनके फ़ोन नए अस्पताल का नंबर मिलाते हैं, और “आपका डेटा किसने देखा” में दिखता है कि किसने भेजा।',
  'hospital.move.now': 'भेजें',
  'hospital.move.nowhere': 'पहले दूसरा अस्पताल जोड़ें, फिर उन्हें भेजा जा सकता है।',
  'hospital.move.done': '{count, plural, =0 {कोई नहीं भेजा गया।} one {# व्यक्ति भेजा गया।} other {# लोग भेजे गए।}}',
};

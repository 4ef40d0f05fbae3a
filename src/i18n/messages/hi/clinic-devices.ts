import type { clinicDevices as english } from '../en/clinic-devices.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The devices of other people, for administrators. */
export const clinicDevices: Translated<typeof english> = {
  'clinic.devices': 'डिवाइस',
  'clinic.devices.text':
    'फ़ोन और ब्राउज़र जिनमें यह व्यक्ति साइन इन हुआ है। खोए हुए डिवाइस को यहाँ साइन आउट करें: वह अपना डेटा मिटा देता है।',
  'clinic.devices.none': 'अभी तक किसी डिवाइस ने अपनी सूचना नहीं दी।',
  'clinic.devices.waiting': 'मिटाने का आदेश {when}। साइन आउट; अगली बार ऑनलाइन होने पर अपना डेटा मिटाता है।',
  'clinic.devices.wiped': '{when} को मिटाया गया; डिवाइस ने पुष्टि की है।',
  'clinic.devices.confirm':
    'डिवाइस की पुष्टि के बाद वह मिटाया हुआ दिखता है। जो डिवाइस फिर कभी ऑनलाइन नहीं होता, उसमें कूटित डेटा रहता है।',
  'clinic.wipe.all': 'सबको साइन आउट करें और मिटाएँ',
  'clinic.wipe.ask': '{name} के इस डिवाइस को साइन आउट करके मिटाएँ?',
  'clinic.wipe.askAll': '{name} के सभी डिवाइस साइन आउट करके मिटाएँ?',
  'clinic.wipe.sessions': 'सभी सत्र तुरंत समाप्त होते हैं, सूची में न होने वाले डिवाइस के भी।',
  'clinic.wipe.erases':
    'अगली बार ऑनलाइन होने पर वह इस व्यक्ति का वह सब मिटा देता है जो इस ऐप ने उसमें रखा है। तब तक वह वहीं कूटित रहता है।',
  'clinic.wipe.unsent': 'जो उसने अभी तक नहीं भेजा, वह खो जाता है।',
  'clinic.wipe.stays':
    'खाता बना रहता है और दूसरे डिवाइस पर इस्तेमाल हो सकता है। वह व्यक्ति “आपका डेटा किसने देखा” में पढ़ता है कि यह आपने किया।',
  'clinic.wipe.ordered':
    '{count, plural, =0 {साइन आउट हुआ। सूची के किसी डिवाइस में मिटाने को डेटा नहीं बचा।} one {साइन आउट हुआ। # डिवाइस अगली बार ऑनलाइन होने पर अपना डेटा मिटाता है।} other {साइन आउट हुआ। # डिवाइस अगली बार ऑनलाइन होने पर अपना डेटा मिटाते हैं।}}',
  'clinic.lostPhone': 'खोया हुआ फ़ोन',
  'clinic.lostPhone.text':
    'उस व्यक्ति के लिए जो खाते में ख़ुद सूचना नहीं दे सकता। करने से पहले पक्का करें कि कौन कह रहा है। हर बार देखना लिखा जाता है, और वह व्यक्ति इसे पढ़ता है।',
  'clinic.lostPhone.find': 'डिवाइस खोजें',
  'clinic.lostPhone.nobody': 'इस पते का कोई खाता नहीं है।',
  'clinic.lostPhone.own': 'यह आपका अपना खाता है। अपने डिवाइस की सूचना खाते में अपने पासवर्ड के साथ दें।',
};

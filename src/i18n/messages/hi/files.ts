import type { files as english } from '../en/files.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Adding, sending and opening files: documents, lab reports, photos. */
export const files: Translated<typeof english> = {
  'files.refused.empty': '{name} खाली है: इसमें 0 बाइट हैं। दूसरी फ़ाइल चुनें।',
  'files.refused.tooLarge': '{name} बहुत बड़ी है। फ़ाइल ज़्यादा से ज़्यादा {limit} MB की हो सकती है।',
  'files.refused.belied': '{name} वह नहीं है जो इसका नाम कहता है, इसलिए नहीं ली गई। इसे सही प्रकार में फिर से सेव करें।',
  'files.refused.active':
    '{name} कोई प्रोग्राम चला सकती है या उसके अंदर दूसरी फ़ाइल है, इसलिए वह नहीं ली गई। पन्नों की फ़ोटो लें, या उसे नई PDF के रूप में प्रिंट करें।',
  'files.refused.notHere': '{name} ऐसी फ़ाइल नहीं है जो यहाँ रखी जाए।',
  'files.refused.svg': '{name} एक SVG चित्र है, जिसमें प्रोग्राम हो सकता है। फ़ोटो लें या PDF में सेव करें।',
  'files.refused.html': '{name} एक वेब पेज है, जिसमें प्रोग्राम हो सकता है। इसे PDF में सेव करें।',
  'files.refused.archive': '{name} एक आर्काइव या ऑफ़िस फ़ाइल है। उसके अंदर की चीज़ निकालें, या PDF में सेव करें, और वह जोड़ें।',
  'files.refused.unknown': '{name} फ़ोटो या PDF नहीं है। फ़ोटो (JPEG, PNG, WebP, HEIC) और PDF ली जाती हैं।',
  'files.unreadable': '{name} इस फ़ोन पर तस्वीर की तरह पढ़ी नहीं जा सकी।',
  'files.waiting': 'भेजना बाकी',
  'files.partly': 'इंतज़ार में, {share} भेजा गया',
  'files.sending': 'भेजा जा रहा है, {share}',
  'files.stored': 'फ़ाइल भेज दी गई, एंट्री बाकी है',
  'files.refused': 'स्वीकार नहीं हुआ',
  'profile.photo.title': 'आपकी फ़ोटो',
  'profile.photo.choose': 'फ़ोटो चुनें',
  'profile.photo.change': 'फ़ोटो बदलें',
  'profile.photo.remove': 'फ़ोटो हटाएँ',
  'profile.photo.owner': 'इसे सिर्फ़ आप देखती हैं।',
  'profile.photo.refused': 'सर्वर ने यह फ़ोटो नहीं ली।',
  'profile.photo.retry': 'फिर से भेजें',
  'profile.photo.failed': 'फ़ोटो नहीं रखी जा सकी। फिर कोशिश करें।',
  'profile.photo.failed.refused':
    'फ़ोटो नहीं रखी गई: यह ब्राउज़र Maia को कुछ रखने नहीं देता, और फिर कोशिश करने से कुछ नहीं होगा। Maia को सामान्य विंडो में खोलें या ब्राउज़र की सेटिंग में साइट डेटा की अनुमति दें।',
  'profile.photo.failed.damaged':
    'फ़ोटो नहीं रखी गई: इस फ़ोन की कॉपी नहीं खुल रही, और फिर कोशिश करने से कुछ नहीं होगा। “इस फ़ोन पर आपका डेटा” खोलें।',
  'files.refused.why': 'कारण देखें',
};

import type { more as english } from '../en/more.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The page "More" (everything without a tab), and signing out of this phone. */
export const more: Translated<typeof english> = {
  'more.you': 'आप',
  'more.add.symptom': 'लक्षण',
  'more.add.kicks': 'हलचल',
  'more.add.contractions': 'संकुचन',
  'more.add.visit': 'विज़िट',
  'more.add.medicine': 'दवा',
  'more.add.document': 'दस्तावेज़',
  'rail.related': 'यह भी काम का',
  'rail.calls': 'किसे फ़ोन करें',
  'rail.values': 'आपके पिछले माप',
  'rail.taken': '{kind}, {date}, {time}',
  'more.profile.detail': 'तारीखें, अस्पताल, डॉक्टर, इकाइयाँ',
  'more.phone.detail': 'क्या सुरक्षित है, क्या बाकी है, बैकअप फ़ाइल',
  'more.privacy.detail': 'क्या रखा जाता है, और कौन देख सकता है',
  'more.emergency.detail': 'नंबर और खतरे के संकेत, नेटवर्क के बिना',
  'more.care': 'आपकी देखभाल',
  'more.learn': 'जानें और पूछें',
  'more.about': 'Maia के बारे में',
  'more.look': 'रंग',
  'more.look.system': 'फ़ोन जैसा',
  'more.look.light': 'हल्का',
  'more.look.dark': 'गहरा',
  'more.signedInAs': '{who} के नाम से साइन इन',
  'more.logOut': 'लॉग आउट करें',
  'more.logOut.notLoaded':
    'लॉग आउट के लिए Maia का एक हिस्सा चाहिए जो लोड नहीं हो सका। आप अब भी लॉग इन हैं और कुछ भी हटाया नहीं गया। नेटवर्क जाँचें, फिर दोबारा “लॉग आउट करें” दबाएँ।',
  'more.logOut.title': 'यह फ़ोन छोड़ने से पहले',
  'more.logOut.text': 'फिर Maia यहाँ से आपके बारे में रखी हर चीज़ हटा देती है। जो भेजा जा चुका है वह आपके खाते में रहता है।',
  'more.logOut.waiting':
    '{pending, plural, one {# एंट्री सिर्फ़ इस फ़ोन पर है। अभी भेजी नहीं गई है।} other {# एंट्रियाँ सिर्फ़ इस फ़ोन पर हैं। अभी भेजी नहीं गई हैं।}}',
  'more.logOut.refused':
    '{dead, plural, one {# एंट्री स्वीकार नहीं हुई और सिर्फ़ इस फ़ोन पर है।} other {# एंट्रियाँ स्वीकार नहीं हुईं और सिर्फ़ इस फ़ोन पर हैं।}}',
  'more.logOut.messages':
    '{count, plural, one {संपर्क फ़ॉर्म का # मैसेज भेजा नहीं गया है, और किसी फ़ाइल में नहीं है।} other {संपर्क फ़ॉर्म के # मैसेज भेजे नहीं गए हैं, और किसी फ़ाइल में नहीं हैं।}}',
  'more.logOut.forum.until':
    'फ़ोरम थोड़े समय में कुछ ही पाठ लेता है, इसलिए आपने वहाँ जो लिखा वह अभी नहीं गया है। रुकें, यह {time} पर अपने आप भेजा जाएगा।',
  'more.logOut.forum.soon':
    'फ़ोरम थोड़े समय में कुछ ही पाठ लेता है, इसलिए आपने वहाँ जो लिखा वह अभी नहीं गया है। रुकें, यह कुछ मिनटों में अपने आप भेजा जाएगा।',
  'more.logOut.forum.server': 'आपने फ़ोरम में जो लिखा उसे वह अभी नहीं ले सकता। रुकें, हर कुछ मिनट में अपने आप फिर कोशिश होगी।',
  'more.logOut.forum.refused':
    '{count, plural, one {आपका # पाठ फ़ोरम ने नहीं लिया और सिर्फ़ इस फ़ोन पर है।} other {आपके # पाठ फ़ोरम ने नहीं लिए और सिर्फ़ इस फ़ोन पर हैं।}}',
  'more.logOut.sent': 'अब सब कुछ भेजा जा चुका है।',
  'more.logOut.sending': 'भेजा जा रहा है…',
  'more.logOut.notSent': 'अभी नहीं भेजा जा सका। रुकें, नेटवर्क होने पर यह अपने आप भेजा जाएगा।',
  'more.logOut.signIn': 'आपका साइन-इन खत्म हो गया। पहले भेजने के लिए साइन इन करें।',
  'more.logOut.send': 'पहले भेजें',
  'more.logOut.toSignIn': 'भेजने के लिए साइन इन करें',
  'more.logOut.look': 'देखें क्या स्वीकार नहीं हुआ',
  'more.logOut.stay': 'रुकें',
  'more.logOut.lose': '{pending, plural, one {छोड़ें और # एंट्री खो दें} other {छोड़ें और # एंट्रियाँ खो दें}}',
  'more.logOut.leave': 'अभी छोड़ें',
  'more.logOut.file': 'एन्क्रिप्ट फ़ाइल सेव करके छोड़ें',
  'more.logOut.file.text':
    'फ़ाइल में वह है जो कभी भेजा नहीं गया। उसे वापस लाने के लिए यहाँ या कहीं और फिर साइन इन करें, और “इस फ़ोन पर आपका डेटा” खोलें।',
  'more.logOut.leaveWithFile': 'फ़ाइल मेरे पास है। अभी छोड़ें',
};

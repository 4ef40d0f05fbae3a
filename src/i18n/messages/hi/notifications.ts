import type { notifications as english } from '../en/notifications.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const notifications: Translated<typeof english> = {
  'notifications.title': 'सूचनाएँ',
  'notifications.detail': 'वे कैसे आती हैं, और एक टेस्ट',
  'notifications.offer': 'समय पर याद दिलाया जाए',
  'notifications.offer.why':
    'जब किसी खुराक या विज़िट का समय हो, तब यह फ़ोन आपको याद दिला सकता है, Maia बंद हो तब भी। जब तक आप न चुनें, उसमें आपकी सेहत के बारे में कुछ नहीं लिखा होता।',
  'notifications.offerMessages': 'संदेश आने पर पता चले',
  'notifications.offerMessages.why': 'ऐप बंद होने पर भी एक सूचना यह बता सकती है। उसमें लिखी बात कभी नहीं बताई जाती।',
  'notifications.offerMessages.turnOn': 'सूचनाएँ चालू करें',
  'notifications.turnOn': 'रिमाइंडर चालू करें',
  'notifications.notNow': 'अभी नहीं',
  'notifications.failed': 'यह नहीं हो सका। पहली बार रिमाइंडर के लिए नेटवर्क चाहिए। ऑनलाइन होने पर फिर कोशिश करें।',
  'notifications.state.on': 'रिमाइंडर चालू हैं',
  'notifications.state.on.detail': 'खुराक या विज़िट का समय होने पर आते हैं, अगर फ़ोन पर नेटवर्क हो।',
  'notifications.state.off': 'रिमाइंडर बंद हैं',
  'notifications.state.off.detail': 'Maia खुली हो तो दिखाती है कि किसका समय हो गया है।',
  'notifications.state.blocked': 'यह ब्राउज़र Maia को याद दिलाने नहीं देता',
  'notifications.state.blocked.detail':
    'अपने ब्राउज़र में इस पेज की सेटिंग खोलें (पते के पास का निशान), सूचनाओं की अनुमति दें, और वापस आएँ।',
  'notifications.state.install': 'पहले Maia को होम स्क्रीन पर रखें',
  'notifications.state.install.detail':
    'iPhone या iPad पर: शेयर का निशान दबाएँ, फिर “होम स्क्रीन में जोड़ें”। Maia को वहाँ से खोलें और रिमाइंडर चालू करें।',
  'notifications.state.none': 'यह ब्राउज़र याद नहीं दिला सकता',
  'notifications.state.none.detail':
    'Maia खुली हो तो दिखाती है कि किसका समय हो गया है। विज़िट आपके फ़ोन के कैलेंडर में डाली जा सकती हैं, जिसके अपने अलार्म होते हैं।',
  'notifications.turnOff': 'रिमाइंडर बंद करें',
  'notifications.names': 'दवा का नाम दिखाएँ',
  'notifications.names.why': 'जो भी यह स्क्रीन देखे वह इसे पढ़ सकता है, फ़ोन लॉक हो तब भी।',
  'notifications.names.on': 'नाम दिखते हैं',
  'notifications.names.off': 'नाम छिपे हैं',
  'notifications.messages.on': 'संदेशों की सूचना मिलती है',
  'notifications.messages.muted': 'संदेशों की सूचना नहीं मिलती',
  'notifications.messages.why': 'सूचना बताती है कि संदेश आया है, यह नहीं कि उसमें क्या लिखा है। अलार्म हर हाल में आते हैं।',
  'notifications.messages.mute': 'संदेशों की सूचना न दें',
  'notifications.messages.names': 'दिखाएँ कि किसने लिखा',
  'notifications.messages.quiet': 'रात में शांति',
  'notifications.messages.quiet.why': 'शांत समय ख़त्म होने तक संदेश रुके रहते हैं। मरीज़ के ख़तरे के शब्द नहीं रुकते।',
  'notifications.messages.quiet.never': 'दोनों समय एक ही हैं, इसलिए कोई घंटा शांत नहीं होगा। यह सहेजा नहीं गया।',
  'notifications.messages.quiet.from': 'से',
  'notifications.messages.quiet.until': 'तक',
  'notifications.test': 'रिमाइंडर टेस्ट करें',
  'notifications.test.why': 'अभी इस फ़ोन पर एक भेजता है और मापता है कि कितना समय लगा।',
  'notifications.test.run': 'टेस्ट भेजें',
  'notifications.test.waiting': 'भेजा गया। पहुँचने का इंतज़ार ...',
  'notifications.test.arrived':
    'यह {seconds, plural, =0 {एक सेकंड से कम} one {# सेकंड} other {# सेकंड}} में पहुँचा। इस फ़ोन पर रिमाइंडर काम करते हैं।',
  'notifications.test.slow':
    'यह {seconds, plural, one {# सेकंड} other {# सेकंड}} में पहुँचा। यह देर है: नीचे देखें कि क्या रोक सकता है।',
  'notifications.test.lost': 'यह {seconds} सेकंड में नहीं पहुँचा। नीचे देखें कि क्या रोक सकता है।',
  'notifications.test.failed': 'टेस्ट नहीं भेजा जा सका। नेटवर्क देखें और फिर कोशिश करें।',
  'notifications.help': 'जब रिमाइंडर देर से आएँ',
  'notifications.help.android': 'Android: सेटिंग, ऐप, आपका ब्राउज़र, बैटरी में “बिना पाबंदी (Unrestricted)” चुनें।',
  'notifications.help.sleep': 'कई फ़ोन ऐप को सुला देते हैं: अपने ब्राउज़र (या Maia) को सोने वाले ऐप की सूची से हटाएँ।',
  'notifications.help.silent': 'देखें कि फ़ोन “परेशान न करें” पर तो नहीं, या डेटा या बैटरी तो नहीं बचा रहा।',
  'notifications.help.iphone': 'iPhone: सेटिंग, सूचनाएँ, Maia: सूचनाओं की अनुमति दें, और इसे सारांश से हटाएँ।',
};

import type { clinicSettings as english } from '../en/clinic-settings.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The settings of the clinic. */
export const clinicSettings: Translated<typeof english> = {
  'settings.title': 'सेटिंग',
  'settings.mfa': 'दूसरा प्रमाण',
  'settings.mfa.label': 'डॉक्टरों और प्रशासकों को प्रमाणक ऐप चाहिए',
  'settings.mfa.hint':
    '“हाँ” के साथ सर्वर ऐसे किसी कर्मचारी को जवाब नहीं देता जिसने प्रमाणक ऐप का कोड नहीं लिखा। यह तुरंत लागू होता है, खुले सत्रों पर भी: जिसके पास ऐप नहीं, उसे लगाने को कहा जाता है। चालू करने से पहले आपके पास अपना होना चाहिए।',
  'settings.mfa.yes': 'हाँ',
  'settings.mfa.no': 'नहीं',
  'settings.mfa.forced':
    'सर्वर चलाने वाला सभी कर्मचारियों से दूसरा प्रमाण माँगता है (REQUIRE_STAFF_MFA)। इसे यहाँ बंद नहीं किया जा सकता।',
  'settings.mfa.appwrite':
    'यह क्लिनिक Appwrite पर चलता है, जो कर्मचारियों से दूसरा प्रमाण नहीं माँग सकता। हर कोई इसे खाते में चालू कर सकता है।',
  'settings.languages': 'भाषाएँ',
  'settings.languages.label': 'खाता बनाते समय दी जाने वाली',
  'settings.languages.hint':
    '“खाता बनाएँ” पृष्ठ केवल ये दिखाता है, और वह भाषा जिसमें वह खुला है। हर कोई बाद में ऐप की कोई भी भाषा चुन सकता है। यह ऐप दिखाता है; सर्वर इसे नहीं जाँचता।',
  'settings.retention': 'चीज़ें कितने समय रखी जाती हैं',
  'settings.never': 'जब तक हाथ से न हटाए जाएँ',
  'settings.months': '{months, plural, one {# महीना} other {# महीने}}',
  'settings.contact': 'संपर्क फ़ॉर्म के संदेश',
  'settings.contact.hint': 'सर्वर हर रात पुराने संदेश हटाता है, जवाब दिया हो या नहीं।',
  'settings.access': '“आपका डेटा किसने देखा” की प्रविष्टियाँ',
  'settings.access.hint':
    'सर्वर हर रात पुरानी प्रविष्टियाँ हटाता है। तब मरीज़ उन्हें नहीं पढ़ सकतीं। ऑडिट लॉग अपनी प्रविष्टियाँ रखता है।',
  'settings.fixed': 'जो यहाँ तय नहीं होता',
  'settings.fixed.messages':
    'मरीज़ों और डॉक्टरों के बीच के संदेश स्वास्थ्य रिकॉर्ड का हिस्सा हैं। सर्वर उन्हें कभी अपने आप नहीं हटाता; लिखने वाला हटा सकता है।',
  'settings.fixed.audit':
    'ऑडिट लॉग {years, plural, one {# वर्ष} other {# वर्ष}} रखा जाता है। इसे सर्वर चलाने वाला तय करता है (AUDIT_RETENTION_YEARS), ताकि कोई प्रशासक यहाँ निशान न मिटा सके।',
  'settings.fixed.audit.never': 'इस सर्वर पर ऑडिट लॉग की प्रविष्टियाँ कभी नहीं हटाई जातीं।',
};

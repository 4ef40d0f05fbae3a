import type { midwives as english } from '../en/midwives.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The role of midwives, what they read, and the numbers of a cohort. */
export const midwives: Translated<typeof english> = {
  'clinic.role.midwife': 'दाई या नर्स',
  'clinic.role.midwife.may': 'दाई या नर्स अस्पताल के डॉक्टरों की मरीज़ों के रिकॉर्ड पढ़ती है, जहाँ तक अस्पताल अनुमति देता है।',
  'midwives.units': 'दाई के अस्पताल',
  'midwives.units.wrong': 'दाई के लिए कम से कम एक अस्पताल चाहिए। एक व्यक्ति डॉक्टर या दाई है, दोनों नहीं।',
  'midwives.read': 'दाइयाँ और नर्सें पढ़ती हैं',
  'midwives.read.hint':
    'यह इस अस्पताल के डॉक्टरों की मरीज़ों के बारे में है। बदलाव को सभी रिकॉर्ड पर लागू होने में कुछ क्षण लगते हैं। हर मरीज़ देखती है कि किसने देखा।',
  'midwives.read.nothing': 'कुछ नहीं',
  'midwives.read.readings': 'माप और संदेश',
  'midwives.read.everything': 'वह सब जो डॉक्टर पढ़ते हैं; वे अलार्म का जवाब भी देती हैं और नोट लिखती हैं',
  'midwives.reach.readings':
    'आपका क्लिनिक इस मरीज़ के माप, नोट और संदेश दाइयों के लिए खोलता है। मुलाकातें, दवाएँ, जाँच के मान और दस्तावेज़ उनके डॉक्टर के पास हैं।',
  'midwives.empty':
    'अभी कोई मरीज़ नहीं। यहाँ आप अपने अस्पताल के डॉक्टरों की मरीज़ देखती हैं, यदि अस्पताल उनके रिकॉर्ड दाइयों के लिए खोलता है।',
  'midwives.notYours': 'उनके रिकॉर्ड आपके लिए खुले नहीं हैं। उनके डॉक्टर का अस्पताल तय करता है कि दाइयाँ क्या पढ़ती हैं।',
  'midwives.messages': 'डॉक्टर के साथ संदेश',
  'midwives.messages.none': 'कोई संदेश नहीं है।',
  'midwives.messages.patient': 'मरीज़',
  'midwives.messages.doctor': 'डॉक्टर',
  'midwives.profile.readings': 'इस अस्पताल की दाइयाँ और नर्सें भी आपकी प्रोफ़ाइल, आपके माप, उनके नोट और डॉक्टर के साथ संदेश पढ़ती हैं।',
  'midwives.profile.everything': 'इस अस्पताल की दाइयाँ और नर्सें भी वह पढ़ती हैं जो आपके डॉक्टर पढ़ते हैं।',
  'cohort.title': 'मरीज़ संख्याओं में',
  'cohort.link': 'संख्याएँ',
  'cohort.clinic': 'देखभाल संख्याओं में',
  'cohort.clinic.text': 'केवल गिना गया है, उन सभी मरीज़ों के लिए जिनके डॉक्टर हैं। यहाँ किसी मरीज़ का नाम नहीं है।',
  'cohort.all': 'डॉक्टर वाली मरीज़ें',
  'cohort.patients': '{count, plural, one {# मरीज़} other {# मरीज़}}',
  'cohort.logs': 'कौन दर्ज करती है',
  'cohort.logging': 'पिछले 7 दिनों में माप के साथ',
  'cohort.silent': '7 दिनों से कोई माप नहीं',
  'cohort.excused': 'माप अपेक्षित नहीं: इस सप्ताह नई, या गर्भावस्था समाप्त हो चुकी है',
  'cohort.cases': 'अलार्म',
  'cohort.open': 'खुले मामले',
  'cohort.open.emergency': 'आपात स्थिति',
  'cohort.open.urgent': 'तुरंत',
  'cohort.open.lower': 'कम ज़रूरी',
  'cohort.waiting': 'ऐसे अलार्म के साथ जिसका किसी ने जवाब नहीं दिया',
  'cohort.answered': '30 दिनों के जवाब दिए गए अलार्म',
  'cohort.answers': 'अलार्म से जवाब तक',
  'cohort.answers.none': 'पिछले 30 दिनों के किसी अलार्म का जवाब नहीं दिया गया।',
  'cohort.answers.count': 'पिछले 30 दिनों के {count, plural, one {# जवाब दिया गया अलार्म} other {# जवाब दिए गए अलार्म}}',
  'cohort.answers.p50': 'आधे अलार्म: इतने में',
  'cohort.answers.p90': '10 में से 9 अलार्म: इतने में',
};

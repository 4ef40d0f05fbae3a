import type { validation as english } from '../en/validation.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Issues of form fields. */
export const validation: Translated<typeof english> = {
  'validation.required': '“{record}” के लिए “{field}” ज़रूरी है।',
  'validation.empty_message': 'खाली मैसेज सेव नहीं हो सकता।',
  'validation.number': '“{field}” सही संख्या होनी चाहिए।',
  'validation.negative': '“{field}” शून्य से कम नहीं हो सकता।',
  'validation.zero': '“{field}” शून्य नहीं हो सकता।',
  'validation.whole': '“{field}” पूरी संख्या होनी चाहिए।',
  'validation.below': '“{field}” कम से कम {limit} होना चाहिए।',
  'validation.above': '“{field}” ज़्यादा से ज़्यादा {limit} हो सकता है।',
  'validation.long': '“{field}” ज़्यादा से ज़्यादा {limit} अक्षर का हो सकता है।',
  'validation.choice': '“{field}” दिए गए विकल्पों में से एक होना चाहिए।',
  'validation.form': '“{field}” सही ढंग से नहीं लिखा है।',
  'validation.swapped': 'ऊपर का नंबर बड़ा होना चाहिए। क्या दोनों उलट गए हैं?',
  'validation.blank': '“{record}” के लिए “{field}” ज़रूरी है।',
  'validation.future': '“{field}” भविष्य में नहीं हो सकता।',
  'validation.old': '“{field}” एक साल से ज़्यादा पुराना नहीं हो सकता।',
  'validation.date': '“{field}” ऐसी तारीख नहीं है जो होती है।',
  'validation.time': '{value} दिन का समय नहीं है। ऐसे लिखें: 08:00।',
  'validation.twice': '{value} दो बार लिखा है। एक समय यानी एक खुराक।',
  'validation.zone': '{value} ऐसा समय क्षेत्र नहीं है जिसे यह फ़ोन जानता हो।',
  'validation.ends_early': 'अंत शुरू से पहले नहीं हो सकता।',
  'validation.days_or_number': 'या तो सप्ताह के दिन चुनें या दिनों की संख्या, दोनों नहीं।',
  'validation.never_until': 'तब तक दवा की बारी कभी नहीं आएगी। दिन, शुरू और अंत जाँचें।',
  'validation.timeless': 'कोई समय नहीं दिया गया है, इसलिए यह कभी याद नहीं दिलाएगा। समय जोड़ें या “ज़रूरत होने पर” चुनें।',
  'validation.past': '“{field}” बीते समय में नहीं हो सकता।',
  'validation.unfinished': 'यह अधूरा है। पूरा भरें या खाली करें।',
};

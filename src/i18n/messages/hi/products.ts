import type { products as english } from '../en/products.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const products: Translated<typeof english> = {
  'products.title': 'चीज़ें',
  'products.lead': 'चीज़ों के प्रकार, कभी ब्रांड नहीं: वे किस काम की हैं, और पहले क्या जानना चाहिए। न दुकान, न विज्ञापन।',
  'products.search': 'कोई चीज़ खोजें',
  'products.category': 'श्रेणी',
  'products.category.measure': 'मापने के लिए',
  'products.category.food': 'लेने के लिए',
  'products.category.comfort': 'आराम के लिए',
  'products.category.birth': 'प्रसव और उसके बाद के लिए',
  'products.category.kept': 'बुकमार्क की हुई',
  'products.keep': 'बुकमार्क करें',
  'products.drop': 'बुकमार्क हटाएँ',
  'products.failed': 'यह सेव नहीं हो सका: फ़ोन की मेमोरी ने जवाब नहीं दिया। फिर कोशिश करें।',
  'products.noneKept': 'अभी कोई बुकमार्क नहीं। कोई चीज़ खोलें और “बुकमार्क करें” दबाएँ।',
  'products.ai': 'AI के सुझाव',
  'products.ai.lead':
    'आप जो बताती हैं उसके लिए एक मशीन चीज़ों के प्रकार सुझाती है। उसका जवाब किसी ने नहीं जाँचा; ऊपर की सूची अपने स्रोतों से जाँची हुई है। आपके शब्द और आपका हफ़्ता उसे जाते हैं, आपके नाम के बिना।',
  'products.ai.need': 'आपको किसमें मदद चाहिए?',
  'products.ai.blank': 'पहले लिखें कि आपको क्या चाहिए।',
  'products.ai.danger': 'इसके लिए शायद कॉल चाहिए, कोई चीज़ नहीं। कुछ पूछा नहीं गया।',
  'products.ai.ask': 'कुछ सुझाएँ',
  'products.ai.asking': 'पूछा जा रहा है…',
  'products.ai.by': 'AI का सुझाव। किसी ने नहीं जाँचा।',
  'products.ai.mark': 'मशीन का बनाया, जो गलत हो सकता है। कोई नई चीज़ इस्तेमाल करने से पहले अपनी मिडवाइफ या फ़ार्मासिस्ट से पूछें।',
  'products.ai.none': 'इसके लिए मशीन के पास कोई सुझाव नहीं है। अपनी देखभाल टीम से पूछें।',
  'products.ai.unreachable': 'AI के सुझावों के लिए नेटवर्क चाहिए। ऊपर की सूची उसके बिना चलती है।',
};

import type { language as english } from '../en/language.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Choosing a language, and notices about parts of a page that are untranslated or not yet reviewed in it. */
export const language: Translated<typeof english> = {
  'language.title': 'Maia की भाषा',
  'language.failed': 'शब्द नहीं लाए जा सके। पहली बार उनके लिए नेटवर्क चाहिए।',
  'language.unreviewed': 'ये शब्द अनुवाद हैं। किसी डॉक्टर या मिडवाइफ ने इन्हें इस भाषा में अभी नहीं जाँचा है। कुछ साफ़ न हो, तो कॉल करें।',
  'language.notTranslated': 'इस पाठ का अनुवाद अभी नहीं हुआ है। यह अंग्रेज़ी में दिखाया गया है।',
  'language.showEnglish': 'अंग्रेज़ी में पढ़ें',
  'language.showTranslation': 'अनुवाद पढ़ें',
};

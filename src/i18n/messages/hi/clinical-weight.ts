import type { clinicalWeight as english } from '../en/clinical-weight.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Weight: neutral, without praise or blame. */
export const clinicalWeight: Translated<typeof english> = {
  'clinical.weight.afterBirth':
    'प्रसव के बाद तेज़ी से वज़न बढ़ने के साथ सूजन या साँस लेने में तकलीफ़ हो, तो इसकी जाँच अभी होनी चाहिए। अपने प्रसूति विभाग को अभी कॉल करें। अगर 15 मिनट में कोई जवाब न दे, तो अस्पताल जाएँ या {emergencyNumber} पर कॉल करें।',
  'clinical.weight.afterBirthAsk': 'प्रसव के बाद आपका वज़न तेज़ी से बढ़ा है। क्या चेहरे या हाथों पर सूजन है, या साँस लेने में तकलीफ़?',
  'clinical.weight.gainWithSign':
    'तेज़ी से वज़न बढ़ना और साथ में जो आपने बताया, यह किसी गंभीर समस्या का संकेत हो सकता है और इसकी जाँच अभी होनी चाहिए। अपने प्रसूति विभाग को अभी कॉल करें। अगर 15 मिनट में कोई जवाब न दे, तो अस्पताल जाएँ या {emergencyNumber} पर कॉल करें।',
  'clinical.weight.gainFast':
    'आपका वज़न एक हफ़्ते में 2.3 kg (5 lb) या ज़्यादा बढ़ा है। आज ही अपनी मिडवाइफ या डॉक्टर को कॉल करें और अभी अपना ब्लड प्रेशर मापें।',
  'clinical.weight.gain':
    'आपका वज़न एक हफ़्ते में 1 kg या ज़्यादा बढ़ा है। अभी अपना ब्लड प्रेशर मापें और लक्षणों की सूची देखें। अपनी अगली विज़िट में यह बताएँ।',
  'clinical.weight.lossNoFluids':
    'वज़न घटना और पानी भी पेट में न टिकना, इसकी जाँच अभी होनी चाहिए। अपने प्रसूति विभाग को अभी कॉल करें। अगर 15 मिनट में कोई जवाब न दे, तो अस्पताल जाएँ या {emergencyNumber} पर कॉल करें।',
  'clinical.weight.loss': 'आपका वज़न घटा है। आज ही अपनी मिडवाइफ या डॉक्टर को कॉल करें।',
  'clinical.weight.steady': '4 हफ़्तों से आपका वज़न नहीं बढ़ा है। अपनी अगली विज़िट में यह बताएँ।',
  'clinical.weight.rate':
    'आपका वज़न आपके चार्ट में दिखाई सीमा से बाहर है, और 3 या ज़्यादा हफ़्तों में वह अलग रफ़्तार से बदला है। अपनी अगली विज़िट में यह बताएँ।',
  'clinical.weight.noted': 'सेव हो गया। यह आपकी नियमित जाँच की जगह नहीं लेता।',
  'clinical.weight.earlyPregnancy': 'गर्भावस्था की शुरुआत का वज़न',
  'clinical.weight.band.no_height': 'सामान्य सीमा देखने के लिए अपना कद जोड़ें।',
  'clinical.weight.band.no_weight': 'सामान्य सीमा देखने के लिए गर्भावस्था से पहले का वज़न जोड़ें।',
  'clinical.weight.band.ask_care_team': 'इसके लिए कोई प्रकाशित सीमा नहीं है। अपनी देखभाल टीम से पूछें।',
  'clinical.weight.band.teenagers': 'यह सीमा वयस्कों के लिए है। किशोरियाँ अपनी देखभाल टीम से पूछें।',
};

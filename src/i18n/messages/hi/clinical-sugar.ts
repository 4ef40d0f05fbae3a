import type { clinicalSugar as english } from '../en/clinical-sugar.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Blood sugar. */
export const clinicalSugar: Translated<typeof english> = {
  'clinical.sugar.lowEmergency':
    'यह कम है, और इन संकेतों के साथ यह इमरजेंसी है। अभी {emergencyNumber} पर कॉल करें। पूरा होश न हो तो खाने-पीने को कुछ न दें।',
  'clinical.sugar.low':
    'यह कम है। अगर आप ठीक से निगल सकती हैं, तो अभी जल्दी असर करने वाली चीनी लें (जैसे ग्लूकोज़ की गोलियाँ, जूस या सामान्य कोल्ड ड्रिंक), 15 मिनट बाद फिर जाँचें, फिर कुछ ऐसा खाएँ जो देर तक टिके। अगर यह कम ही रहे, या नींद सी या उलझन लगे, तो {emergencyNumber} पर कॉल करें। आज अपनी देखभाल टीम को बताएँ।',
  'clinical.sugar.lowAgain':
    'यह कम है। अगर आप ठीक से निगल सकती हैं, तो अभी जल्दी असर करने वाली चीनी लें (जैसे ग्लूकोज़ की गोलियाँ, जूस या सामान्य कोल्ड ड्रिंक), 15 मिनट बाद फिर जाँचें, फिर कुछ ऐसा खाएँ जो देर तक टिके। आज अपनी देखभाल टीम को कॉल करें: यह पहले भी कम हुई है, या आप इंसुलिन या गोलियाँ लेती हैं। अगर यह कम ही रहे, या नींद सी या उलझन लगे, तो {emergencyNumber} पर कॉल करें।',
  'clinical.sugar.zero': '0 असली रीडिंग नहीं है। अगर आपका मीटर LO दिखाए, तो इसे बहुत कम मानें।',
  'clinical.sugar.veryHighEmergency':
    'यह बहुत ज़्यादा है, और इन संकेतों के साथ यह इमरजेंसी है। अभी {emergencyNumber} पर कॉल करें। खुद गाड़ी न चलाएँ।',
  'clinical.sugar.veryHigh':
    'यह बहुत ज़्यादा है। अपने प्रसूति विभाग या डायबिटीज़ टीम को अभी कॉल करें। अगर 15 मिनट में कोई जवाब न दे, तो अस्पताल जाएँ या {emergencyNumber} पर कॉल करें। अगर उल्टी हो, बहुत नींद सी आए या साँस तेज़ हो, तो {emergencyNumber} पर कॉल करें।',
  'clinical.sugar.vomiting':
    'डायबिटीज़ में उल्टी हो तो उसकी जाँच अभी होनी चाहिए, शुगर कितनी भी हो। अपने प्रसूति विभाग या डायबिटीज़ टीम को अभी कॉल करें। अगर 15 मिनट में कोई जवाब न दे, तो अस्पताल जाएँ या {emergencyNumber} पर कॉल करें।',
  'clinical.sugar.highWithSign':
    'यह ज़्यादा है, और जो आपने बताया उसके साथ इसकी जाँच अभी होनी चाहिए। अपने प्रसूति विभाग या डायबिटीज़ टीम को अभी कॉल करें। अगर 15 मिनट में कोई जवाब न दे, तो अस्पताल जाएँ या {emergencyNumber} पर कॉल करें।',
  'clinical.sugar.high':
    'यह ज़्यादा है। आज अपनी देखभाल टीम को कॉल करें। अगर उल्टी हो, पेट में दर्द या बुखार हो, साँस तेज़ हो, बहुत प्यास लगे, कीटोन हों या तबीयत ठीक न लगे, तो अभी कॉल करें।',
  'clinical.sugar.patternTreated':
    'कई रीडिंग आपके लक्ष्य से ऊपर थीं। आप इंसुलिन या गोलियाँ लेती हैं, इसलिए आज अपनी देखभाल टीम को कॉल करें।',
  'clinical.sugar.pattern': 'कई रीडिंग आपके लक्ष्य से ऊपर थीं। इसी हफ़्ते अपनी देखभाल टीम को यह बताएँ।',
  'clinical.sugar.mention':
    'ऐसी रीडिंग दो दिनों में आईं। अगली बार संपर्क होने पर बताएँ। घर का मीटर यह तय नहीं करता; लैब की जाँच करती है।',
  'clinical.sugar.test': 'यह ग्लूकोज़ जाँच का मान है। इसका मतलब आपके डॉक्टर या मिडवाइफ बताते हैं।',
  'clinical.sugar.testLine':
    '{reference} की सीमा {isAtOrAbove, select, true {पर या उससे ऊपर} other {से नीचे}}: {threshold} {unit}',
  'clinical.sugar.reference.WHO_75': 'WHO 2013, IADPSG और ADA (75 g)',
  'clinical.sugar.reference.OVERT_75': 'गर्भावस्था में साफ़ तौर पर ज़्यादा मान के लिए WHO (75 g)',
  'clinical.sugar.reference.NICE_75': 'NICE (75 g)',
  'clinical.sugar.reference.GCT_50': 'ACOG, तीन में से एक जो क्लिनिक चुन सकता है (50 g)',
  'clinical.sugar.reference.CARPENTER_COUSTAN_100': 'Carpenter-Coustan (100 g), जिसमें दो मान गिने जाते हैं',
  'clinical.sugar.belowTarget': 'आपके लक्ष्य की निचली सीमा से कम।',
  'clinical.sugar.aboveTarget': 'आपके लक्ष्य से ऊपर।',
  'clinical.sugar.inTarget': 'आपके लक्ष्य में।',
  'clinical.sugar.noted': 'सेव हो गया। यह आपकी नियमित जाँच की जगह नहीं लेता।',
};

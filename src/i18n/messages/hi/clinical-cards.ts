import type { clinicalCards as english } from '../en/clinical-cards.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Texts on every card. */
export const clinicalCards: Translated<typeof english> = {
  'clinical.tier.emergency': 'इमरजेंसी - अभी कॉल करें',
  'clinical.tier.urgent': 'अपने प्रसूति विभाग को अभी कॉल करें',
  'clinical.tier.today': 'आज कॉल करें',
  'clinical.tier.selfCare': 'आमतौर पर घर पर संभल जाता है',
  'clinical.yourBody': 'आप अपने शरीर को जानती हैं। अगर कुछ ठीक न लगे, तो कॉल करें - भले ही यह ऐप कुछ और कहे।',
  'clinical.notADiagnosis':
    'आपने जो दर्ज किया है वह किसी तुरंत वाले चेतावनी संकेत से मेल नहीं खाता। यह बीमारी की पहचान नहीं है। अगर आप चिंतित हैं, तो कॉल करें।',
  'clinical.acknowledge': 'मैंने कॉल किया, मैं समझ गई',
  'clinical.wasChecked':
    'यह रीडिंग एक दिन से ज़्यादा पुरानी है, इसलिए कोई कार्ड नहीं दिखता। क्या आपकी देखभाल टीम ने इसे देखा था? अगर नहीं, या आपकी तबीयत ठीक नहीं है, तो उन्हें कॉल करें।',
  'clinical.nextVisit': 'अपनी अगली विज़िट में यह बताएँ।',
  'clinical.thisWeek': 'इसी हफ़्ते अपनी देखभाल टीम को बताएँ।',
  'clinical.symptom.emergency':
    'यह इमरजेंसी हो सकती है। अभी {emergencyNumber} पर कॉल करें। कहें: “{stage, select, pregnant {मैं {weeks, plural, one {# हफ़्ते} other {# हफ़्ते}} की गर्भवती हूँ} postpartum {मेरा प्रसव {days, plural, =0 {आज} one {# दिन पहले} other {# दिन पहले}} हुआ} ended {मैं कुछ समय पहले तक गर्भवती थी} other {मैं गर्भवती हूँ या हाल ही में मेरा प्रसव हुआ है}}”, और बताएँ कि आपको क्या महसूस हो रहा है। खुद गाड़ी न चलाएँ। दरवाज़े की कुंडी खोल दें, किसी के साथ रहें, और बेहोशी सी लगे तो बाईं करवट लेट जाएँ।',
  'clinical.symptom.urgent':
    'यह किसी गंभीर समस्या का संकेत हो सकता है और इसकी जाँच अभी होनी चाहिए। अपने प्रसूति विभाग या डॉक्टर को अभी कॉल करें। अगली विज़िट का इंतज़ार न करें। अगर 15 मिनट में कोई जवाब न दे, तो गर्भवती महिलाओं की देखभाल करने वाले सबसे नज़दीकी अस्पताल जाएँ, या {emergencyNumber} पर कॉल करें।',
  'clinical.phone.unknown': '{emergencyNumber} या आपका स्थानीय इमरजेंसी नंबर',
  'clinical.phone.use.mobile': 'मोबाइल फ़ोन से',
  'clinical.phone.use.ambulance': 'एम्बुलेंस',
  'clinical.phone.use.mother_child': 'माँ और बच्चे की एम्बुलेंस',
  'clinical.phone.use.text': 'टेक्स्ट मैसेज से',
  'clinical.phone.use.police': 'पुलिस',
  'clinical.phone.use.advice': 'सलाह लाइन',
  'clinical.phone.use.some_regions': 'कुछ इलाकों में',
  'clinical.phone.varies': 'अलग-अलग इलाकों में नंबर अलग है। अपनी देखभाल टीम से पूछें कि कौन सा नंबर लगाना है।',
  'clinical.phone.mustBeChecked': 'कृपया जाँच लें कि आप जहाँ रहती हैं वहाँ यह नंबर सही है।',
  'clinical.pastDue.plan':
    'डिलीवरी की तारीख निकल चुकी है: पक्का करें कि आपकी देखभाल टीम के साथ योजना बनी हो। हलचल पर ध्यान देती रहें।',
  'clinical.pastDue.noContact':
    'डिलीवरी की तारीख को दो हफ़्ते बीत गए हैं और पिछले 7 दिनों में देखभाल टीम से कोई संपर्क दर्ज नहीं है। उन्हें आज कॉल करें। हलचल पर ध्यान देती रहें।',
  'clinical.pastDue.answer.born': 'हाँ, हो गया',
  'clinical.pastDue.answer.pregnant': 'अब भी गर्भवती हूँ',
  'clinical.pastDue.answer.ended': 'गर्भावस्था खत्म हो गई',
};

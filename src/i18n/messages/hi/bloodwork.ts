import type { bloodwork as english } from '../en/bloodwork.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Lab reports. A flag always refers to the range printed on the report; no text names a disease. */
export const bloodwork: Translated<typeof english> = {
  'bloodwork.title': 'लैब के नतीजे',
  'bloodwork.add': 'रिपोर्ट जोड़ें',
  'bloodwork.empty.title': 'अभी लैब के नतीजे नहीं',
  'bloodwork.empty':
    'रिपोर्ट की फ़ोटो या PDF चुनें, या उसके मान लिखें। हर मान की तुलना उसके पास छपी सीमा से होती है, और आप देखती हैं कि वह कैसे बदलता है।',
  'bloodwork.form.title': 'लैब रिपोर्ट',
  'bloodwork.form.name': 'किसकी जाँच हुई',
  'bloodwork.form.name.hint': 'जैसे: खून की गिनती',
  'bloodwork.form.date': 'सैंपल का दिन',
  'bloodwork.form.file': 'रिपोर्ट की फ़ोटो या PDF',
  'bloodwork.form.file.remove': 'इसे न लगाएँ',
  'bloodwork.form.row': 'मान {number, number}',
  'bloodwork.form.test': 'जाँच',
  'bloodwork.form.value': 'नतीजा',
  'bloodwork.form.unit': 'इकाई',
  'bloodwork.form.range': 'छपी हुई सीमा',
  'bloodwork.form.addRow': 'मान जोड़ें',
  'bloodwork.form.removeRow': 'मान {number, number} हटाएँ',
  'bloodwork.form.noRows': 'कम से कम एक मान उसकी जाँच और नतीजे के साथ जोड़ें।',
  'bloodwork.flag.Low': 'छपी सीमा से नीचे',
  'bloodwork.flag.High': 'छपी सीमा से ऊपर',
  'bloodwork.flag.Normal': 'छपी सीमा के अंदर',
  'bloodwork.flag.N/A': 'तुलना नहीं हुई',
  'bloodwork.unitsDiffer': 'सीमा की इकाई मान की इकाई से अलग छपी है, इसलिए दोनों की तुलना नहीं की गई।',
  'bloodwork.near.low': 'निचली सीमा के पास',
  'bloodwork.near.high': 'ऊपरी सीमा के पास',
  'bloodwork.range': 'छपी हुई सीमा: {range}',
  'bloodwork.summary.outside':
    '{count, plural, =0 {कोई नतीजा छपी सीमा से बाहर नहीं है।} one {# नतीजा छपी सीमा से बाहर है: {names}।} other {# नतीजे छपी सीमा से बाहर हैं: {names}।}}',
  'bloodwork.summary.near':
    '{count, plural, one {# नतीजा किसी सीमा के पास है: {names}।} other {# नतीजे किसी सीमा के पास हैं: {names}।}}',
  'bloodwork.summary.end':
    'जो सीमाएँ बिना गर्भ वाले वयस्कों के लिए छपी होती हैं, वे अक्सर गर्भावस्था पर ठीक नहीं बैठतीं। यह सारांश जानकारी है, बीमारी की पहचान नहीं। इसे अपनी देखभाल टीम को दिखाएँ।',
  'bloodwork.trend': 'कई रिपोर्टों में',
  'bloodwork.edit': 'ठीक करें',
  'bloodwork.delete': 'हटाएँ',
  'bloodwork.delete.title': 'यह रिपोर्ट हटाएँ?',
  'bloodwork.delete.text': 'इसके मान और इसकी फ़ाइल यहाँ से और आपके दूसरे डिवाइस से हट जाएँगे।',
  'bloodwork.delete.stay': 'रहने दें',
  'bloodwork.delete.failed': 'लैब का नतीजा और उसकी फ़ाइल नहीं हट सके।',
  'bloodwork.ask': 'मेरे डॉक्टर से पूछें',
  'bloodwork.ask.words': '{date} की मेरी {test} के बारे में: मेरे लिए इसका क्या मतलब है?',
  'bloodwork.notRead': 'लैब के नतीजे नहीं लाए जा सके।',
  'bloodwork.notSaved': 'लैब का नतीजा अपलोड और सेव नहीं हो सका।',
  'bloodwork.notChanged': 'लैब का नतीजा बदला नहीं जा सका।',
  'bloodwork.reading.opening': 'फ़ाइल इस फ़ोन पर खुल रही है',
  'bloodwork.reading.reading': '{pages, number} में से पन्ना {page, number} पढ़ा जा रहा है',
  'bloodwork.reading.fetching': 'तस्वीरें पढ़ने वाला तैयार हो रहा है। पहली बार इसे लाया जाता है, करीब 7 MB।',
  'bloodwork.reading.looking': '{pages, number} में से पन्ना {page, number} देखा जा रहा है। इसमें एक मिनट लग सकता है।',
  'bloodwork.reading.bar': 'फ़ाइल कितनी पढ़ी गई',
  'bloodwork.reading.stop': 'पढ़ना रोकें',
  'bloodwork.reading.stopped': 'पढ़ना रोक दिया गया। फ़ाइल साथ लगी रहती है; आप मान लिख सकती हैं।',
  'bloodwork.reading.nothing':
    'इस फ़ाइल में कोई नतीजा नहीं मिला। यह साथ लगी रहती है, और कुछ भेजा नहीं गया। आप मान लिख सकती हैं, या ज़्यादा साफ़ तस्वीर चुन सकती हैं।',
  'bloodwork.unreadable.encrypted':
    '{name} पासवर्ड से बंद है और पढ़ी नहीं जा सकती। बिना पासवर्ड की कॉपी सेव करके वह चुनें, या मान लिखें।',
  'bloodwork.unreadable.manyPages':
    '{name} में {pages, number} पन्ने हैं; 20 तक पढ़े जाते हैं। सिर्फ़ नतीजों वाले पन्नों की फ़ाइल चुनें, या मान लिखें।',
  'bloodwork.unreadable.unknownPicture': 'यह ब्राउज़र {name} नहीं खोल सकता। तस्वीर JPEG या PNG में चुनें, या मान लिखें।',
  'bloodwork.unreadable.notLoaded':
    'पढ़ने वाला लोड नहीं हो सका। इसे एक बार लाया जाता है और उसके लिए नेटवर्क चाहिए। तब तक आप मान लिख सकती हैं।',
  'bloodwork.unreadable.damaged': '{name} खराब है और पढ़ी नहीं जा सकती। इसकी दूसरी कॉपी चुनें, या मान लिखें।',
  'bloodwork.review':
    'हर लाइन को पन्ने से मिलाएँ। अभी कुछ सेव नहीं हुआ है। {open, plural, =0 {{rows, plural, one {# लाइन पढ़ी गई।} other {# लाइनें पढ़ी गईं।}}} one {# लाइन आपको देखनी है।} other {# लाइनें आपको देखनी हैं।}}',
  'bloodwork.page': '{pages, number} में से पन्ना {page, number}',
  'bloodwork.page.turn': 'पन्ना {page, number}',
  'bloodwork.page.none': 'यह पन्ना दिखाया नहीं जा सकता।',
  'bloodwork.doubt.digits': 'कोई अंक पक्के तौर पर पढ़ा नहीं जा सका। पन्ने से मिलाएँ।',
  'bloodwork.doubt.scale': 'यह अपनी सीमा से बहुत दूर है। क्या दशमलव बिंदु छूट गया है?',
  'bloodwork.doubt.flag': 'लैब का निशान और छपी सीमा मेल नहीं खाते।',
  'bloodwork.doubt.range': 'छपी सीमा पक्के तौर पर पढ़ी नहीं जा सकी।',
  'bloodwork.doubt.unseen': 'इस पेज के कुछ शब्द उस पर दिखाई नहीं देते। इस पंक्ति को पेज से मिलाइए।',
  'bloodwork.doubt.date': 'कॉलमों की तारीखें दो तरह से पढ़ी जा सकती हैं। जाँचिए कि यह सबसे नया नतीजा है।',
  'bloodwork.hidden':
    '{count, plural, one {# पंक्ति फ़ाइल में है पर उसके पेजों पर दिखाई नहीं देती। उसे नतीजे के रूप में नहीं पढ़ा गया।} other {# पंक्तियाँ फ़ाइल में हैं पर उसके पेजों पर दिखाई नहीं देतीं। उन्हें नतीजों के रूप में नहीं पढ़ा गया।}}',
  'bloodwork.assistant.noWords':
    'सहायक इस फ़ाइल में मदद नहीं कर सकता: उसे केवल शब्द भेजे जाते हैं, और कोई शब्द नहीं मिला। तस्वीर आपके फ़ोन पर ही रहती है, क्योंकि उसमें आपका नाम दिख सकता है और उत्तर को उससे मिलाया नहीं जा सकता।',
  'bloodwork.doubt.rest': 'इस लाइन में कुछ समझ नहीं आया कि कहाँ का है।',
  'bloodwork.doubt.assistant': 'यह लाइन सिर्फ़ सहायक ने पढ़ी। पन्ने से मिलाएँ।',
  'bloodwork.doubt.elsewhere': 'यह लाइन सहायक ने पढ़ी, और इसके अंक पन्ने पर नहीं मिले। मिलाकर देखें।',
  'bloodwork.doubt.differs': 'सहायक ने यह लाइन अलग पढ़ी। पन्ने से मिलाएँ।',
  'bloodwork.doubt.right': 'यह सही है',
  'bloodwork.doubt.right.row': 'लाइन {number, number} सही है',
  'bloodwork.doubt.first': 'पहले इस लाइन को पन्ने से मिलाएँ।',
  'bloodwork.doubt.done': 'मिला लिया',
  'bloodwork.unread':
    '{count, plural, one {# लाइन नतीजे जैसी लगती है और पढ़ी नहीं जा सकी।} other {# लाइनें नतीजों जैसी लगती हैं और पढ़ी नहीं जा सकीं।}}',
  'bloodwork.unread.take': 'यह लाइन कॉपी करें',
  'bloodwork.assistant.offer': 'सहायक से भी पढ़वाएँ',
  'bloodwork.assistant.consent':
    'आपके क्लिनिक की AI सेवा के लिए {count, plural, one {इस फ़ाइल की # लाइन आपके फ़ोन से बाहर जाती है} other {इस फ़ाइल की # लाइनें आपके फ़ोन से बाहर जाती हैं}}, आपके नाम, आपके डॉक्टर और रिपोर्ट के नंबरों के बिना। तस्वीर यहीं रहती है। यह सिर्फ़ इसी फ़ाइल के लिए है।',
  'bloodwork.assistant.yes': 'लाइनें भेजें',
  'bloodwork.assistant.no': 'न भेजें',
  'bloodwork.assistant.offline': 'इसके लिए नेटवर्क चाहिए।',
  'bloodwork.assistant.missing':
    '{count, plural, one {सहायक ने इस फ़ाइल में # जाँच देखी जिसका मान यहाँ नहीं है। उसे पन्ने पर खोजें।} other {सहायक ने इस फ़ाइल में # जाँचें देखीं जिनके मान यहाँ नहीं हैं। उन्हें पन्ने पर खोजें।}}',
  'bloodwork.assistant.missing.add': 'जोड़ें',
  'bloodwork.assistant.missing.add.test': 'जोड़ें: {name}',
  'bloodwork.assistant.summary': 'सहायक के शब्द। किसी व्यक्ति ने इन्हें नहीं जाँचा है।',
  'bloodwork.assistant.summary.leaveOut': 'ये शब्द न रखें',
  'bloodwork.assistant.no-key': 'आपके क्लिनिक में सहायक रिपोर्ट नहीं पढ़ सकता। आप मान ख़ुद लिख सकती हैं।',
  'bloodwork.assistant.unreachable':
    'सहायक तक नहीं पहुँचा जा सका: नेटवर्क नहीं है। रिपोर्ट यहीं है; बाद में फिर पूछें, या मान खुद लिखें।',
  'bloodwork.assistant.server': 'सहायक के सर्वर ने गड़बड़ी बताई। बाद में फिर पूछें, या मान खुद लिखें।',
  'bloodwork.assistant.often': 'सहायक से सवालों की सीमा पूरी हो गई। बाद में फिर पूछें, या मान खुद लिखें।',
  'bloodwork.assistant.session': 'आपका सत्र खत्म हो गया। सहायक से पूछने के लिए फिर लॉग इन करें।',
  'bloodwork.assistant.refused': 'सहायक यह रिपोर्ट नहीं लेता: यह बहुत लंबी है। मान खुद लिखें।',
  'bloodwork.assistant.none': 'AI ने लैब रिपोर्ट पर कोई जवाब नहीं दिया।',
  'bloodwork.assistant.malformed': 'AI का जवाब गलत ढंग का था। शायद रिपोर्ट पढ़ना मुश्किल है।',
  'bloodwork.assistant.blocked': '{reason} के कारण जवाब रोका गया',
  'bloodwork.usual':
    '{trimester, select, T1 {पहली तिमाही में सामान्य} T2 {दूसरी तिमाही में सामान्य} other {तीसरी तिमाही में सामान्य}}: {low, number} से {high, number} {unit}। लैब में फ़र्क होता है।',
  'bloodwork.advice.callNow': 'इस नतीजे के बारे में अपनी टीम से अभी पूछें: अपने प्रसूति विभाग को कॉल करें।',
  'bloodwork.advice.askToday': 'इस नतीजे के बारे में अपनी टीम से आज पूछें।',
  'bloodwork.advice.nextVisit': 'इस नतीजे के बारे में अपनी टीम से अगली विज़िट में पूछें।',
  'bloodwork.advice.fever':
    'इस नतीजे के बारे में अपनी टीम से अगली विज़िट में पूछें। अगर बुखार या दर्द हो, तो अपने प्रसूति विभाग को अभी कॉल करें।',
  'bloodwork.advice.protein':
    'इस नतीजे के बारे में अपनी टीम से आज पूछें। अगर आपका ब्लड प्रेशर 140/90 mmHg या ज़्यादा हो, या सिरदर्द, देखने में दिक्कत या पसलियों के नीचे दर्द हो, तो अपने प्रसूति विभाग को अभी कॉल करें।',
  'bloodwork.advice.private':
    'इस नतीजे के बारे में अपनी टीम से आज अकेले में पूछें। इसकी पुष्टि के लिए एक और जाँच चाहिए; इलाज काम करता है।',
  'bloodwork.advice.rhNegative':
    'अपनी देखभाल करने वाले हर व्यक्ति को यह बताएँ। खून आए या चोट लगे, तो अपने प्रसूति विभाग को कॉल करें।',
  'bloodwork.advice.birthTeam': 'अपनी प्रसव टीम को इस नतीजे के बारे में बताएँ।',
  'bloodwork.advice.immunity': 'इस नतीजे के बारे में अपनी टीम से अगली विज़िट में पूछें। इसका टीका प्रसव के बाद ही लगता है।',
  'bloodwork.page.show': 'पन्ना दिखाएँ',
};

import type { bloodwork as english } from '../en/bloodwork.ts';
import type { Translated } from '../../translated.ts';

/** Lab reports. A flag is always against the range printed on the report; no text names a disease. */
export const bloodwork: Translated<typeof english> = {
  'bloodwork.title': 'लैब के नतीजे',
  'bloodwork.add': 'रिपोर्ट जोड़ें',
  'bloodwork.empty.title': 'अभी लैब के नतीजे नहीं',
  'bloodwork.empty': 'रिपोर्ट के मान यहाँ लिखें। हर मान की तुलना उसके पास छपी सीमा से होती है, और आप देखती हैं कि वह कैसे बदलता है।',
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
};

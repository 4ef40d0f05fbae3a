import type { records as english } from '../en/records.ts';
import type { Translated } from '../../translated.ts';

/** Forms of records that can be changed: visits and reminders. */
export const records: Translated<typeof english> = {
  'records.full': 'इस फ़ोन पर जगह नहीं बची, इसलिए यह सेव नहीं हुआ। कुछ जगह खाली करें और फिर कोशिश करें।',
  'records.failed': 'यह सेव नहीं हुआ: फ़ोन की मेमोरी ने जवाब नहीं दिया। आपका लिखा हुआ अब भी यहाँ है। फिर कोशिश करें।',
  'records.notChanged': 'यह बदला नहीं जा सका: फ़ोन की मेमोरी ने जवाब नहीं दिया। फिर कोशिश करें।',
  'records.notDeleted': 'यह नहीं हट सका। यह अब भी आपकी सूची में है।',
};

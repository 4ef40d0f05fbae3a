import type { records as english } from '../en/records.ts';
import type { Translated } from '../../translated.ts';

/** Forms of records that can be changed: visits and reminders. */
export const records: Translated<typeof english> = {
  'records.full': 'इस फ़ोन पर जगह नहीं बची, इसलिए यह सेव नहीं हुआ। कुछ जगह खाली करें और फिर कोशिश करें।',
  'records.failed': 'यह सेव नहीं हुआ: फ़ोन की मेमोरी ने जवाब नहीं दिया। आपका लिखा हुआ अब भी यहाँ है। फिर कोशिश करें।',
  'records.shut.refused':
    'यह सेव नहीं हुआ: यह ब्राउज़र Maia को कुछ रखने नहीं देता, और फिर कोशिश करने से कुछ नहीं होगा। इसे कहीं और लिख लें, फिर Maia को सामान्य विंडो में खोलें या ब्राउज़र की सेटिंग में साइट डेटा की अनुमति दें।',
  'records.shut.damaged':
    'यह सेव नहीं हुआ: इस फ़ोन की कॉपी नहीं खुल रही, और फिर कोशिश करने से कुछ नहीं होगा। इसे कहीं और लिख लें, फिर “इस फ़ोन पर आपका डेटा” खोलें।',
  'records.notChanged': 'यह बदला नहीं जा सका: फ़ोन की मेमोरी ने जवाब नहीं दिया। फिर कोशिश करें।',
  'records.notDeleted': 'यह नहीं हट सका। यह अब भी आपकी सूची में है।',
};

import type { clinicalList as english } from '../en/clinical-list.ts';
import type { Translated } from '../../translated.ts';

/** What stands beside the numbers of every list, and what the head of Today asks from 43 weeks. */
export const clinicalList: Translated<typeof english> = {
  'clinical.bp.label.severe': 'गंभीर स्तर',
  'clinical.bp.label.high': 'ज़्यादा',
  'clinical.bp.label.watch': 'थोड़ा ज़्यादा',
  'clinical.bp.label.low': 'कम',
  'clinical.bp.label.expected': 'सामान्य सीमा में',
  'clinical.nobodyWatches': 'इन नंबरों को कोई लाइव नहीं देख रहा। अगर कोई कार्ड कॉल करने को कहे, तो कॉल करें।',
  'clinical.pastDue.born': 'क्या आपका बच्चा पैदा हो गया है?',
};

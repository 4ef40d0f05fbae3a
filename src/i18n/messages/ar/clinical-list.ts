import type { clinicalList as english } from '../en/clinical-list.ts';
import type { Translated } from '../../translated.ts';

/** What stands beside the numbers of every list, and what the head of Today asks from 43 weeks. */
export const clinicalList: Translated<typeof english> = {
  'clinical.bp.label.severe': 'ارتفاع شديد',
  'clinical.bp.label.high': 'مرتفع',
  'clinical.bp.label.watch': 'مرتفع قليلًا',
  'clinical.bp.label.low': 'منخفض',
  'clinical.bp.label.expected': 'ضمن المعتاد',
  'clinical.nobodyWatches': 'لا أحد يراقب هذه الأرقام مباشرة. إذا قالت لك بطاقة أن تتصلي فاتصلي.',
  'clinical.pastDue.born': 'هل وُلد طفلك؟',
};

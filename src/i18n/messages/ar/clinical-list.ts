import type { clinicalList as english } from '../en/clinical-list.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Labels beside the values in every list, and the question at the top of Today from 43 weeks. */
export const clinicalList: Translated<typeof english> = {
  'clinical.bp.label.severe': 'ارتفاع شديد',
  'clinical.bp.label.high': 'مرتفع',
  'clinical.bp.label.watch': 'مرتفع قليلًا',
  'clinical.bp.label.low': 'منخفض',
  'clinical.bp.label.expected': 'ضمن المعتاد',
  'clinical.nobodyWatches': 'لا أحد يراقب هذه الأرقام مباشرة. إذا قالت لك بطاقة أن تتصلي فاتصلي.',
  'clinical.pastDue.born': 'هل وُلد طفلك؟',
};

import type { clinicalList as english } from '../en/clinical-list.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Labels beside the values in every list, and the question at the top of Today from 43 weeks. */
export const clinicalList: Translated<typeof english> = {
  'clinical.bp.label.severe': 'Rango grave',
  'clinical.bp.label.high': 'Rango alto',
  'clinical.bp.label.watch': 'Un poco elevada',
  'clinical.bp.label.low': 'Baja',
  'clinical.bp.label.expected': 'En el rango habitual',
  'clinical.nobodyWatches': 'Nadie vigila estos números en vivo. Si una tarjeta te dice que llames, llama.',
  'clinical.pastDue.born': '¿Ya nació tu bebé?',
};

import type { clinicalList as english } from '../en/clinical-list.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Labels beside the values in every list, and the question at the top of Today from 43 weeks. */
export const clinicalList: Translated<typeof english> = {
  'clinical.bp.label.severe': 'Zone sévère',
  'clinical.bp.label.high': 'Zone élevée',
  'clinical.bp.label.watch': 'Un peu élevée',
  'clinical.bp.label.low': 'Basse',
  'clinical.bp.label.expected': 'Dans la zone habituelle',
  'clinical.nobodyWatches': 'Personne ne surveille ces chiffres en direct. Si une carte vous dit d’appeler, appelez.',
  'clinical.pastDue.born': 'Votre bébé est-il né ?',
};

import type { clinicalList as english } from '../en/clinical-list.ts';
import type { Translated } from '../../translated.ts';

/** What stands beside the numbers of every list, and what the head of Today asks from 43 weeks. */
export const clinicalList: Translated<typeof english> = {
  'clinical.bp.label.severe': 'Zone sévère',
  'clinical.bp.label.high': 'Zone élevée',
  'clinical.bp.label.watch': 'Un peu élevée',
  'clinical.bp.label.low': 'Basse',
  'clinical.bp.label.expected': 'Dans la zone habituelle',
  'clinical.nobodyWatches': 'Personne ne surveille ces chiffres en direct. Si une carte vous dit d’appeler, appelez.',
  'clinical.pastDue.born': 'Votre bébé est-il né ?',
};

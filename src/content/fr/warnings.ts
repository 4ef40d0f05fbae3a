import type { ContentWords } from '../content-words.ts';

/** The danger signs; what they warn of stands in the words of the Emergency page. */
export const warnings: ContentWords['warnings'] = {
  'warning.now': {
    title: 'Signes de danger : appelez le numéro d’urgence maintenant',
    also: 'urgence urgent ambulance samu pompiers secours',
  },
  'warning.unit': {
    title: 'Signes de danger : appelez votre maternité maintenant',
    also: 'urgent signes d’alerte hôpital hopital',
  },
};

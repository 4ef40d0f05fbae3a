import type { ContentWords } from '@/content/entries/content-words.ts';

/** Titles of the danger signs. Their texts come from the messages of the Emergency page. */
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

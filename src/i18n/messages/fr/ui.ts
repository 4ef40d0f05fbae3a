import type { ui as english } from '../en/ui.ts';
import type { Translated } from '../../translated.ts';

/** Words of the shapes themselves. */
export const ui: Translated<typeof english> = {
  'ui.back': 'Retour',
  'ui.close': 'Fermer',
  'ui.loading': 'Chargement',
  'ui.emergency': 'Urgence',
  'ui.undo': 'Annuler',
};

import type { ui as english } from '../en/ui.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Texts of the UI components. */
export const ui: Translated<typeof english> = {
  'ui.back': 'Retour',
  'ui.rail': 'À côté de cette page',
  'ui.close': 'Fermer',
  'ui.loading': 'Chargement',
  'ui.emergency': 'Urgence',
  'ui.undo': 'Annuler',
};

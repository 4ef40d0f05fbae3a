import type { ui as english } from '../en/ui.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Texts of the UI components. */
export const ui: Translated<typeof english> = {
  'ui.back': 'Atrás',
  'ui.rail': 'Junto a esta página',
  'ui.close': 'Cerrar',
  'ui.loading': 'Cargando',
  'ui.emergency': 'Emergencia',
  'ui.undo': 'Deshacer',
};

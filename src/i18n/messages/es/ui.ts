import type { ui as english } from '../en/ui.ts';
import type { Translated } from '../../translated.ts';

/** Words of the shapes themselves. */
export const ui: Translated<typeof english> = {
  'ui.back': 'Atrás',
  'ui.close': 'Cerrar',
  'ui.loading': 'Cargando',
  'ui.emergency': 'Emergencia',
  'ui.undo': 'Deshacer',
};

import type { ui as english } from '../en/ui.ts';
import type { Translated } from '../../translated.ts';

/** Words of the shapes themselves. */
export const ui: Translated<typeof english> = {
  'ui.back': 'पीछे',
  'ui.close': 'बंद करें',
  'ui.loading': 'लोड हो रहा है',
  'ui.emergency': 'इमरजेंसी',
  'ui.undo': 'वापस लें',
};

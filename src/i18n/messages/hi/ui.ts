import type { ui as english } from '../en/ui.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Texts of the UI components. */
export const ui: Translated<typeof english> = {
  'ui.back': 'पीछे',
  'ui.rail': 'इस पेज के साथ',
  'ui.close': 'बंद करें',
  'ui.loading': 'लोड हो रहा है',
  'ui.emergency': 'इमरजेंसी',
  'ui.undo': 'वापस लें',
};

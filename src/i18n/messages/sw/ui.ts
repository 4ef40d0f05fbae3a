import type { ui as english } from '../en/ui.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const ui: Translated<typeof english> = {
  'ui.back': 'Rudi',
  'ui.rail': 'Kando ya ukurasa huu',
  'ui.close': 'Funga',
  'ui.loading': 'Inapakia',
  'ui.emergency': 'Dharura',
  'ui.undo': 'Tengua',
};

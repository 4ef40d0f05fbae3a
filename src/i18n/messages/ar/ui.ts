import type { ui as english } from '../en/ui.ts';
import type { Translated } from '../../translated.ts';

/** Words of the shapes themselves. */
export const ui: Translated<typeof english> = {
  'ui.back': 'رجوع',
  'ui.close': 'إغلاق',
  'ui.loading': 'جارٍ التحميل',
  'ui.emergency': 'الطوارئ',
  'ui.undo': 'تراجع',
};

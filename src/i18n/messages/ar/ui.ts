import type { ui as english } from '../en/ui.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Texts of the UI components. */
export const ui: Translated<typeof english> = {
  'ui.back': 'رجوع',
  'ui.rail': 'إلى جانب هذه الصفحة',
  'ui.close': 'إغلاق',
  'ui.loading': 'جارٍ التحميل',
  'ui.emergency': 'الطوارئ',
  'ui.undo': 'تراجع',
};

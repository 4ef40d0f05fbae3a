import type { viewer as english } from '../en/viewer.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The viewer of pictures and PDFs. */
export const viewer: Translated<typeof english> = {
  'viewer.zoomIn': 'Plus grand',
  'viewer.zoomOut': 'Plus petit',
  'viewer.turn': 'Tourner',
  'viewer.previous': 'Document précédent',
  'viewer.next': 'Document suivant',
};

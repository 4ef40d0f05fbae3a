import type { viewer as english } from '../en/viewer.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The viewer of pictures and PDFs. */
export const viewer: Translated<typeof english> = {
  'viewer.zoomIn': 'Más grande',
  'viewer.zoomOut': 'Más pequeño',
  'viewer.turn': 'Girar',
  'viewer.previous': 'Documento anterior',
  'viewer.next': 'Documento siguiente',
};

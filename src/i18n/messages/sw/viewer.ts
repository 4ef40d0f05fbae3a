import type { viewer as english } from '../en/viewer.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The viewer of pictures and PDFs. */
export const viewer: Translated<typeof english> = {
  'viewer.zoomIn': 'Kubwa zaidi',
  'viewer.zoomOut': 'Ndogo zaidi',
  'viewer.turn': 'Geuza',
  'viewer.previous': 'Hati iliyotangulia',
  'viewer.next': 'Hati inayofuata',
};

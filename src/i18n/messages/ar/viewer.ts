import type { viewer as english } from '../en/viewer.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The viewer of pictures and PDFs. */
export const viewer: Translated<typeof english> = {
  'viewer.zoomIn': 'أكبر',
  'viewer.zoomOut': 'أصغر',
  'viewer.turn': 'تدوير',
  'viewer.previous': 'المستند السابق',
  'viewer.next': 'المستند التالي',
};

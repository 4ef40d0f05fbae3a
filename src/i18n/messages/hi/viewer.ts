import type { viewer as english } from '../en/viewer.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The viewer of pictures and PDFs. */
export const viewer: Translated<typeof english> = {
  'viewer.zoomIn': 'बड़ा करें',
  'viewer.zoomOut': 'छोटा करें',
  'viewer.turn': 'घुमाएँ',
  'viewer.previous': 'पिछला दस्तावेज़',
  'viewer.next': 'अगला दस्तावेज़',
};

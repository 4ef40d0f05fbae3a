import type { danger as english } from '../en/danger.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The card above a message that describes a danger. */
export const danger: Translated<typeof english> = {
  'danger.youWrote': 'كتبتِ {words}.',
  'danger.compact': 'إذا كان هذا لديك الآن',
};

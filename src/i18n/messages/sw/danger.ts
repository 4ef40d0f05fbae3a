import type { danger as english } from '../en/danger.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const danger: Translated<typeof english> = {
  'danger.youWrote': 'Uliandika {words}.',
  'danger.compact': 'Kama una hali hii sasa',
};

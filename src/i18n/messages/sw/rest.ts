import { language } from './language.ts';
import { notices } from './notices.ts';

/** All other words. */
export const rest = {
  ...language,
  ...notices,
};

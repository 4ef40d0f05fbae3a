import { clinical } from './clinical.ts';
import { content } from './content.ts';
import { danger } from './danger.ts';
import { emergency } from './emergency.ts';
import { language } from './language.ts';
import { notices } from './notices.ts';
import { schecker } from './schecker.ts';

/** All other words. Every page but Today waits for them; see `allWords`. */
export const rest = {
  ...clinical,
  ...content,
  ...danger,
  ...emergency,
  ...language,
  ...notices,
  ...schecker,
};

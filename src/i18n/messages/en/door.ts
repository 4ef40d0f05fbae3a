import { auth } from './auth.ts';
import { home } from './home.ts';
import { language } from './language.ts';

/** The words of the pages that somebody sees who was never here: they do not wait for those of all other pages. */
export const door = { ...home, ...auth, ...language };

import { auth } from './auth.ts';
import { home } from './home.ts';
import { language } from './language.ts';

/** The messages of the pages for signed-out visitors, loaded without those of all other pages. */
export const signedOutMessages = { ...home, ...auth, ...language };

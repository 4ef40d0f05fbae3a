import { isCommonPassword } from './common-password.ts';

/** Least length of a password of staff, in characters. */
export const STAFF_PASSWORD_LENGTH = 12;
/** Characters that must be left of it without the words that a stranger can know about the user. */
const LEAST_OWN = 8;
const MIN_WORD_LENGTH = 3;

/**
 * What is wrong with a password of a doctor or admin; null when nothing is. `short`: too short. `common`: attackers try
 * it first. `personal`: it consists of the user's name or address, and little else.
 */
export type StaffPasswordFault = 'short' | 'common' | 'personal';

/** The words of a name or an e-mail address, lower case, the longest first. */
const wordsIn = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) =>
      text
        .normalize('NFC')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u),
    )
    .filter((word) => word.length >= MIN_WORD_LENGTH)
    .toSorted((a, b) => b.length - a.length);

/** @param userWords the name and the e-mail address */
export function staffPasswordFault(password: string, userWords: readonly string[]): StaffPasswordFault | null {
  const text = password.normalize('NFC');
  if ([...text].length < STAFF_PASSWORD_LENGTH) return 'short';
  if (isCommonPassword(text)) return 'common';
  const own = wordsIn(userWords).reduce((rest, word) => rest.replaceAll(word, ''), text.toLowerCase());
  return [...own].length < LEAST_OWN || isCommonPassword(text, userWords) ? 'personal' : null;
}

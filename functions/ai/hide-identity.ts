/** What could identify the user in a text. */
export interface Identity {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
}

/**
 * The lookbehind makes a match start only at the beginning of a word. Without it the time is quadratic in the length of
 * a long word.
 */
const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** International numbers, or numbers with a leading zero. Columns of laboratory values match neither form. */
const PHONE = /\+\d[\d -]{7,16}\d|\b0\d{8,11}\b|\b0\d{2,4}[ -]\d{3}[ -]?\d{3,4}\b/g;
/** In characters. Shorter parts of a name are often ordinary words. */
const SHORTEST_NAME = 3;

const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Only parts with a capital letter: otherwise names such as "grace" and "joy" would be removed where they are ordinary
 * words.
 */
const nameParts = (name: string): string[] =>
  name.split(/[\s,]+/).filter((part) => part.length >= SHORTEST_NAME && part[0] !== part[0]?.toLowerCase());

/** The text without the user's name and id, and without any e-mail address or telephone number. */
export function hideIdentity(text: string, { userId, name, email }: Identity): string {
  const withoutContacts = text.replaceAll(EMAIL, '[e-mail]').replaceAll(PHONE, '[telephone]');
  const identifiers = [userId, email].filter((part) => part !== '').map(escapeRegExp);
  const withoutIds =
    identifiers.length === 0
      ? withoutContacts
      : withoutContacts.replaceAll(new RegExp(identifiers.join('|'), 'gi'), '[hidden]');
  const parts = nameParts(name).map(escapeRegExp);
  if (parts.length === 0) return withoutIds;
  return withoutIds.replaceAll(
    new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${parts.join('|')})(?![\p{L}\p{N}])`, 'gu'),
    '[name]',
  );
}

/** Who asks, as far as it could show in what is asked. */
export interface Identity {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
}

/** From the first character of a word on: begun at each of them, a long word would be read as often as it has characters. */
const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** International, or with a leading nought: columns of laboratory values are neither. */
const PHONE = /\+\d[\d -]{7,16}\d|\b0\d{8,11}\b|\b0\d{2,4}[ -]\d{3}[ -]?\d{3,4}\b/g;
/** Shorter parts of a name are also words. */
const SHORTEST_NAME = 3;

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Her own name as she writes it: with a capital, or "grace" and "joy" would go from sentences where they are words. */
const nameParts = (name: string): string[] =>
  name.split(/[\s,]+/).filter((part) => part.length >= SHORTEST_NAME && part[0] !== part[0]?.toLowerCase());

/** The text without her name, her id, and any e-mail address or telephone number. */
export function hideIdentity(text: string, { userId, name, email }: Identity): string {
  const withoutContacts = text.replaceAll(EMAIL, '[e-mail]').replaceAll(PHONE, '[telephone]');
  const known = [userId, email].filter((part) => part !== '').map(literally);
  const withoutIds =
    known.length === 0 ? withoutContacts : withoutContacts.replaceAll(new RegExp(known.join('|'), 'gi'), '[hidden]');
  const parts = nameParts(name).map(literally);
  if (parts.length === 0) return withoutIds;
  return withoutIds.replaceAll(
    new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${parts.join('|')})(?![\p{L}\p{N}])`, 'gu'),
    '[name]',
  );
}

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Longer slugs are cut between two words, because people read and share the address. */
const MAX_LENGTH = 80;
/** Letters that NFD normalization does not decompose. */
const plainLetters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };
/** Words that the app's addresses use, or may use later, in the same place as a slug. */
const reserved: ReadonlySet<string> = new Set(
  'admin all api archive author blog category create delete draft drafts edit feed new page preview rss search tag tags'.split(
    ' ',
  ),
);

/** Lower-case letters and digits in groups joined by single hyphens (spec section 5). */
export const isSlug = (text: string): boolean => slugPattern.test(text);

/** Whether the word is reserved and can never be an article's slug. */
export const isReservedSlug = (slug: string): boolean => reserved.has(slug);

/** The slug for a title; empty when no character of the title can be used, for example with a title in Arabic. */
export function slugOf(title: string): string {
  const words = title
    .toLowerCase()
    .replaceAll(/[ßæœøđłı]/g, (letter) => plainLetters[letter] ?? '')
    .normalize('NFD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    if (slug.length + word.length >= MAX_LENGTH) break;
    slug += slug === '' ? word : `-${word}`;
  }
  return slug === '' ? (words[0]?.slice(0, MAX_LENGTH) ?? '') : slug;
}

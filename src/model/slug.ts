const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Longer ones are cut between two words: an address is read and sent. */
const LONGEST = 80;
/** Letters that no mark can be taken off. */
const plainLetters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };
/** Words that addresses of the app use, or may come to use, where an article's slug stands. */
const reserved: ReadonlySet<string> = new Set(
  'admin all api archive author blog category create delete draft drafts edit feed new page preview rss search tag tags'.split(
    ' ',
  ),
);

/** Lower-case letters and digits in groups joined by single hyphens (spec section 5). */
export const isSlug = (text: string): boolean => slugPattern.test(text);

/** Never given to an article. */
export const isReservedSlug = (slug: string): boolean => reserved.has(slug);

/** The slug that a title makes; empty when nothing of it can stand in one, as with a title in Arabic. */
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
    if (slug.length + word.length >= LONGEST) break;
    slug += slug === '' ? word : `-${word}`;
  }
  return slug === '' ? (words[0]?.slice(0, LONGEST) ?? '') : slug;
}

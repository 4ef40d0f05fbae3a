import { plainLetters } from '@/i18n/formats/plain-letters.ts';

/** The normalised words of a name or of a search text. */
export const wordsOf = (text: string): readonly string[] =>
  plainLetters(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/**
 * A searchable form of a name: every word has a space before it, so that a search can match the beginnings of words.
 */
export const searchable = (name: string | null | undefined): string => ` ${wordsOf(name ?? '').join(' ')}`;

const cache = new WeakMap<object, string>();

/** Cached by person: computing it for 5000 patients at once takes longer than one keystroke may take. */
export function searchableOf(person: { readonly name?: string | null }): string {
  const known = cache.get(person) ?? searchable(person.name);
  cache.set(person, known);
  return known;
}

/** Returns a predicate for searchable names: every typed word must be the beginning of a word of the name. */
export function nameSearch(typed: string): (searchableName: string) => boolean {
  const beginnings = wordsOf(typed).map((word) => ` ${word}`);
  return (name) => beginnings.every((word) => name.includes(word));
}

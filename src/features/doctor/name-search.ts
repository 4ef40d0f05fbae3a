import { plainLetters } from '@/i18n/plain-letters.ts';

/** The words of a name or of what was typed, made ready to be compared. */
export const wordsOf = (text: string): readonly string[] =>
  plainLetters(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** A name made ready to be searched: every word with a space before it, so that a search looks for the beginnings. */
export const searchable = (name: string | null | undefined): string => ` ${wordsOf(name ?? '').join(' ')}`;

const made = new WeakMap<object, string>();

/** The same of a person, made once: of 5000 at the same time it takes longer than a letter may. */
export function searchableOf(person: { readonly name?: string | null }): string {
  const known = made.get(person) ?? searchable(person.name);
  made.set(person, known);
  return known;
}

/** True for names, made searchable, in which every word typed begins a word. */
export function nameSearch(typed: string): (searchableName: string) => boolean {
  const wanted = wordsOf(typed).map((word) => ` ${word}`);
  return (name) => wanted.every((word) => name.includes(word));
}

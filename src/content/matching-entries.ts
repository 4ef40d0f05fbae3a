import { plainLetters } from '@/i18n/formats/plain-letters.ts';
import type { Entry } from '@/content/entries/entry.ts';

/**
 * The entries of one list that contain every typed word or a word that begins with it; all entries when nothing is
 * typed.
 */
export function matchingEntries<T extends Entry>(entries: readonly T[], search: string): T[] {
  const words = plainLetters(search).split(/\s+/).filter(Boolean);
  return entries.filter(({ title, also = '', parts }) => {
    const text = plainLetters([title, also, ...parts.map((part) => part.text)].join(' '));
    return words.every((word) => text.includes(word));
  });
}

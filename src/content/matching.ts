import { plainLetters } from '@/i18n/plain-letters.ts';
import type { Entry } from './entry.ts';

/** The entries of one list that hold every typed word, or its beginning; all of them while nothing is typed. */
export function matching<T extends Entry>(entries: readonly T[], search: string): T[] {
  const words = plainLetters(search).split(/\s+/).filter(Boolean);
  return entries.filter(({ title, also = '', parts }) => {
    const text = plainLetters([title, also, ...parts.map((part) => part.text)].join(' '));
    return words.every((word) => text.includes(word));
  });
}

import type { Entry } from './entry.ts';
import { plainTerm } from './search-terms.ts';

/** The entries of one list that hold every typed word, or its beginning; all of them while nothing is typed. */
export function matching<T extends Entry>(entries: readonly T[], search: string): T[] {
  const words = plainTerm(search).split(/\s+/).filter(Boolean);
  return entries.filter(({ title, also = '', parts }) => {
    const text = plainTerm([title, also, ...parts.map((part) => part.text)].join(' '));
    return words.every((word) => text.includes(word));
  });
}

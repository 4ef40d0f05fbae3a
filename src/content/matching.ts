import type { Entry } from './entry.ts';

const plainText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The entries of one list that hold every typed word, or its beginning; all of them while nothing is typed. */
export function matching<T extends Entry>(entries: readonly T[], search: string): T[] {
  const words = plainText(search).split(/\s+/).filter(Boolean);
  return entries.filter(({ title, also = '', parts }) => {
    const text = plainText([title, also, ...parts.map((part) => part.text)].join(' '));
    return words.every((word) => text.includes(word));
  });
}

import type { ReadingKind } from './reading-kinds.ts';
import type { Reading, ReadingOf } from './reading.ts';

type ByKind<A extends readonly unknown[], R> = {
  readonly [K in ReadingKind]?: (reading: ReadingOf<K>, ...given: A) => R;
};

/** Calls the function that a table holds for the kind of this reading; undefined where it holds none. */
export const byKind = <A extends readonly unknown[], R>(
  table: ByKind<A, R>,
  reading: Reading,
  ...given: A
): R | undefined => (table[reading.kind] as ((reading: Reading, ...given: A) => R) | undefined)?.(reading, ...given);

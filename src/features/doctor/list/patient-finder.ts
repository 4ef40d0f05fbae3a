import { nameSearch, searchableOf, wordsOf } from './name-search.ts';
import type { PatientRow } from '@/features/doctor/triage/patient-row.ts';

/** Returns the first `most` rows whose names match the typed words, in the order of the rows. */
export type PatientFinder = (typed: string, most: number) => readonly PatientRow[];

/** Maps the first letter and the first two letters of a word to the rows that contain such a word, in row order. */
type Beginnings = ReadonlyMap<string, readonly PatientRow[]>;
const MAX_LETTERS = 2;

/** Rows indexed before the generator yields to more urgent work. */
const INDEX_CHUNK = 20;

const cache = new WeakMap<readonly PatientRow[], Beginnings>();

/**
 * Indexes the rows for the search, as a generator that can be run in chunks: 5000 rows take longer than one keystroke
 * may take.
 */
export function* indexRows(rows: readonly PatientRow[]): Generator<void, Beginnings> {
  const beginnings = new Map<string, PatientRow[]>();
  const put = (letters: string, row: PatientRow) => {
    const others = beginnings.get(letters);
    if (!others) beginnings.set(letters, [row]);
    else if (others.at(-1) !== row) others.push(row);
  };
  for (const [at, row] of rows.entries()) {
    for (const word of searchableOf(row.patient).split(' '))
      for (let letters = 1; letters <= Math.min(MAX_LETTERS, word.length); letters += 1)
        put(word.slice(0, letters), row);
    if (at % INDEX_CHUNK === 0) yield;
  }
  cache.set(rows, beginnings);
  return beginnings;
}

function beginningsOf(rows: readonly PatientRow[]): Beginnings {
  const known = cache.get(rows);
  if (known) return known;
  const work = indexRows(rows);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/**
 * Searches rows by name. Only the rows under the rarest typed beginning are compared, and only until enough are found.
 */
export function patientFinder(rows: readonly PatientRow[]): PatientFinder {
  return (typed, most) => {
    const words = wordsOf(typed);
    if (words.length === 0) return rows.slice(0, most);
    const beginnings = beginningsOf(rows);
    const [rarest = []] = words
      .map((word) => beginnings.get(word.slice(0, MAX_LETTERS)) ?? [])
      .toSorted((one, other) => one.length - other.length);
    const matches = nameSearch(typed);
    const found: PatientRow[] = [];
    for (const row of rarest) {
      if (found.length === most) break;
      if (matches(searchableOf(row.patient))) found.push(row);
    }
    return found;
  };
}

/** The `most` rows whose profiles changed last, the newest change first. */
export function recentlyUpdated(rows: readonly PatientRow[], most: number): readonly PatientRow[] {
  const newest: PatientRow[] = [];
  for (const row of rows) {
    const { updatedAt } = row.patient;
    if (newest.length === most && updatedAt <= (newest.at(-1)?.patient.updatedAt ?? '')) continue;
    const at = newest.findIndex(({ patient }) => patient.updatedAt < updatedAt);
    newest.splice(at < 0 ? newest.length : at, 0, row);
    newest.length = Math.min(newest.length, most);
  }
  return newest;
}

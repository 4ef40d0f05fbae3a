import { nameSearch, searchableOf, wordsOf } from './name-search.ts';
import type { PatientRow } from './patient-row.ts';

/** The first `most` rows with a name that has these words, in the order of the rows. */
export type PatientFinder = (typed: string, most: number) => readonly PatientRow[];

/** The rows with a word that begins with these letters, in their order: with the first one and with the first two. */
type Beginnings = ReadonlyMap<string, readonly PatientRow[]>;
const LETTERS = 2;

/** So many rows are looked through between two moments at which something else may come first. */
const LOOKED_THROUGH = 20;

const made = new WeakMap<readonly PatientRow[], Beginnings>();

/** Makes these rows ready to be searched, as work that can be done in slices: of 5000 it takes longer than a letter may. */
export function* findable(rows: readonly PatientRow[]): Generator<void, Beginnings> {
  const beginnings = new Map<string, PatientRow[]>();
  const put = (letters: string, row: PatientRow) => {
    const others = beginnings.get(letters);
    if (!others) beginnings.set(letters, [row]);
    else if (others.at(-1) !== row) others.push(row);
  };
  for (const [at, row] of rows.entries()) {
    for (const word of searchableOf(row.patient).split(' '))
      for (let letters = 1; letters <= Math.min(LETTERS, word.length); letters += 1) put(word.slice(0, letters), row);
    if (at % LOOKED_THROUGH === 0) yield;
  }
  made.set(rows, beginnings);
  return beginnings;
}

function beginningsOf(rows: readonly PatientRow[]): Beginnings {
  const known = made.get(rows);
  if (known) return known;
  const work = findable(rows);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** Searches these rows by name. Only those with the rarest beginning of the words typed are looked at, and no more than it takes. */
export function patientFinder(rows: readonly PatientRow[]): PatientFinder {
  return (typed, most) => {
    const words = wordsOf(typed);
    if (words.length === 0) return rows.slice(0, most);
    const beginnings = beginningsOf(rows);
    const [rarest = []] = words
      .map((word) => beginnings.get(word.slice(0, LETTERS)) ?? [])
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

/** The `most` of these whose profile changed last, the newest change first. */
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

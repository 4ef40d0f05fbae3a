import { nameSearch, searchableOf, wantedIn } from './name-search.ts';
import type { PatientRow } from './patient-row.ts';

/** The first `most` rows with a name that has these words, in the order of the rows. */
export type PatientFinder = (typed: string, most: number) => readonly PatientRow[];

/** What was found with some words, and how many rows were looked at for it. */
interface Search {
  readonly found: readonly PatientRow[];
  readonly looked: number;
}

/**
 * Searches these rows by name. It looks no further than it is asked for, a longer word is looked for among those whom a
 * shorter one found, and words that are taken back letter by letter are not looked for again.
 */
export function patientFinder(rows: readonly PatientRow[]): PatientFinder {
  const searches = new Map<string, Search>([['', { found: [], looked: 0 }]]);

  /** The search with most of these letters. */
  function nearest(wanted: string): Search {
    let words = wanted;
    while (!searches.has(words)) words = words.slice(0, -1);
    return searches.get(words) as Search;
  }

  return (typed, most) => {
    const wanted = wantedIn(typed);
    if (wanted === '') return rows.slice(0, most);
    const matches = nameSearch(typed);
    const before = nearest(wanted);
    const found = before.found.filter(({ patient }) => matches(searchableOf(patient)));
    let { looked } = before;
    for (; looked < rows.length && found.length < most; looked += 1) {
      const row = rows[looked];
      if (row && matches(searchableOf(row.patient))) found.push(row);
    }
    searches.set(wanted, { found, looked });
    return found.length > most ? found.slice(0, most) : found;
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

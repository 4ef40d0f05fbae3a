import { DAY_MS } from '@/model/durations.ts';
import type { Patient } from '@/sync/online/patient-documents.ts';
import { searchableOf } from './name-search.ts';
import { couldCall } from './row-alert.ts';
import { byUrgency } from './row-order.ts';
import { furtherLists, patientRow, type FurtherList, type Known, type PatientRow } from './patient-row.ts';

/** What was loaded about all patients together; what is missing is not known yet. */
export type KnownOfAll = { readonly [Part in 'readings' | FurtherList]?: Known[Part] };

/** What was never loaded besides the readings. */
export const missingIn = (known: KnownOfAll): FurtherList[] => furtherLists.filter((list) => known[list] === undefined);

/** Puts together what belongs to one patient, in the order it came. */
function byPatient<Item extends { readonly userId: string }>(items: readonly Item[] = []): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(item.userId);
    if (group) group.push(item);
    else groups.set(item.userId, [item]);
  }
  return groups;
}

/**
 * The rows that stand on top of the whole list, found without looking at everybody: an open alert that calls for somebody
 * needs a reading of the last 24 hours. Readings come newest first.
 */
export function topRows(patients: readonly Patient[], known: KnownOfAll, now: number): PatientRow[] {
  const recent = new Set<string>();
  for (const { userId, recordedAt } of known.readings ?? []) {
    if (now - Date.parse(recordedAt) > DAY_MS) break;
    recent.add(userId);
  }
  const readings = known.readings?.filter(({ userId }) => recent.has(userId));
  const knownOf = knownByPatient({ ...known, readings });
  return patients
    .filter((patient) => recent.has(patient.id) && couldCall(patient, knownOf(patient)))
    .map((patient) => patientRow(patient, knownOf(patient), now))
    .filter(({ level }) => callLevels.has(level));
}

const callLevels: ReadonlySet<string> = new Set(['EMERGENCY', 'URGENT', 'TODAY']);

/** What is known of one of these patients, found once for all of them. */
function knownByPatient(known: KnownOfAll): (patient: Patient) => Known {
  const readings = byPatient(known.readings);
  const notes = byPatient(known.notes);
  const visits = byPatient(known.visits);
  const messages = byPatient(known.messages);
  const missing = missingIn(known);
  return ({ id }) => ({
    readings: readings.get(id) ?? [],
    notes: notes.get(id),
    visits: visits.get(id),
    messages: messages.get(id),
    missing,
  });
}

/** One row a patient, in the order given. */
export function inboxRows(patients: readonly Patient[], known: KnownOfAll, now: number): PatientRow[] {
  const knownOf = knownByPatient(known);
  return patients.map((patient) => patientRow(patient, knownOf(patient), now));
}

/** So many rows are sorted at once, and so many compared between two moments at which something else may come first. */
const [SORTED, COMPARED] = [16, 50];

function* merged(one: readonly PatientRow[], other: readonly PatientRow[]): Generator<void, PatientRow[]> {
  const rows: PatientRow[] = [];
  let [a, b] = [0, 0];
  while (a < one.length || b < other.length) {
    const [first, second] = [one[a], other[b]];
    const isFirst = first && (!second || byUrgency(first, second) <= 0);
    rows.push((isFirst ? first : second) as PatientRow);
    if (isFirst) a += 1;
    else b += 1;
    if (rows.length % COMPARED === 0) yield;
  }
  return rows;
}

/** All rows with the most urgent first, as work that can be done in slices. */
export function* rankedRows(
  patients: readonly Patient[],
  known: KnownOfAll,
  now: number,
): Generator<void, readonly PatientRow[]> {
  const knownOf = knownByPatient(known);
  let runs: PatientRow[][] = [];
  for (let at = 0; at < patients.length; at += SORTED) {
    const run: PatientRow[] = [];
    for (const patient of patients.slice(at, at + SORTED)) {
      yield;
      // Looked through with the next letter.
      searchableOf(patient);
      run.push(patientRow(patient, knownOf(patient), now));
    }
    runs.push(run.sort(byUrgency));
  }
  while (runs.length > 1) {
    const longer: PatientRow[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      yield;
      longer.push(yield* merged(runs[at] ?? [], runs[at + 1] ?? []));
    }
    runs = longer;
  }
  return runs[0] ?? [];
}

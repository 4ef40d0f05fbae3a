import { DAY_MS } from '@/model/time/durations.ts';
import type { Patient } from '@/sync/api/documents/patient-documents.ts';
import { searchableOf } from './name-search.ts';
import { couldNeedCall } from '@/features/doctor/triage/row-alert.ts';
import { byUrgency } from '@/features/doctor/triage/row-order.ts';
import {
  furtherLists,
  patientRow,
  type FurtherList,
  type MissingList,
  type PatientRecords,
  type PatientRow,
} from '@/features/doctor/triage/patient-row.ts';

/** The lists that were loaded for all patients together. A missing list has not been loaded yet. */
export type LoadedLists = { readonly [Part in 'readings' | FurtherList]?: PatientRecords[Part] } & Pick<
  PatientRecords,
  'dangers'
>;

/** The lists that were never loaded. */
export const missingIn = (known: LoadedLists): MissingList[] =>
  (['readings', ...furtherLists] as const).filter((list) => known[list] === undefined);

/** Groups the items by patient and preserves their order. */
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
 * The rows at the top of the full list, found without evaluating every patient: an open alert that needs a call
 * requires a reading of the last 24 hours, an open case the note that opened it. Readings must be sorted newest first.
 */
export function topRows(patients: readonly Patient[], known: LoadedLists, now: number): PatientRow[] {
  const recent = new Set<string>();
  for (const { userId, recordedAt } of known.readings ?? []) {
    if (now - Date.parse(recordedAt) > DAY_MS) break;
    recent.add(userId);
  }
  for (const { userId, entry } of known.notes ?? []) if (entry === 'opened') recent.add(userId);
  const readings = known.readings?.filter(({ userId }) => recent.has(userId));
  const knownOf = knownByPatient({ ...known, readings });
  return patients
    .filter((patient) => recent.has(patient.id) && couldNeedCall(patient, knownOf(patient)))
    .map((patient) => patientRow(patient, knownOf(patient), now))
    .filter(({ level }) => callLevels.has(level));
}

const callLevels: ReadonlySet<string> = new Set(['EMERGENCY', 'URGENT', 'open', 'TODAY']);

/** Indexes the lists by patient once, and returns a lookup for one patient. */
function knownByPatient(known: LoadedLists): (patient: Patient) => PatientRecords {
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
    dangers: known.dangers,
    missing,
  });
}

/** One row for each patient, in the given order. */
export function inboxRows(patients: readonly Patient[], known: LoadedLists, now: number): PatientRow[] {
  const knownOf = knownByPatient(known);
  return patients.map((patient) => patientRow(patient, knownOf(patient), now));
}

/** Rows sorted as one block, and rows compared, before the generator yields to more urgent work. */
const [SORT_CHUNK, MERGE_CHUNK] = [16, 50];

function* merged(one: readonly PatientRow[], other: readonly PatientRow[]): Generator<void, PatientRow[]> {
  const rows: PatientRow[] = [];
  let [a, b] = [0, 0];
  while (a < one.length || b < other.length) {
    const [first, second] = [one[a], other[b]];
    const isFirst = first && (!second || byUrgency(first, second) <= 0);
    rows.push((isFirst ? first : second) as PatientRow);
    if (isFirst) a += 1;
    else b += 1;
    if (rows.length % MERGE_CHUNK === 0) yield;
  }
  return rows;
}

/** All rows, the most urgent first, as a generator that can be run in chunks. */
export function* rankedRows(
  patients: readonly Patient[],
  known: LoadedLists,
  now: number,
): Generator<void, readonly PatientRow[]> {
  const knownOf = knownByPatient(known);
  let runs: PatientRow[][] = [];
  for (let at = 0; at < patients.length; at += SORT_CHUNK) {
    const run: PatientRow[] = [];
    for (const patient of patients.slice(at, at + SORT_CHUNK)) {
      yield;
      // Prepare the searchable name in the same chunk.
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

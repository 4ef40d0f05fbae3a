import type { Patient } from '@/sync/online/patient-documents.ts';
import { patientRow, type Known, type PatientRow } from './patient-row.ts';

/** What was loaded about all patients together; what is missing is not known yet. */
export type KnownOfAll = { readonly [Part in keyof Known]?: Known[Part] };

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

const DAY_MS = 86_400_000;

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
  const some = patients.filter(({ id }) => recent.has(id));
  const readings = known.readings?.filter(({ userId }) => recent.has(userId));
  return inboxRows(some, { ...known, readings }, now).filter(({ level }) => callLevels.has(level));
}

const callLevels: ReadonlySet<string> = new Set(['EMERGENCY', 'URGENT', 'TODAY']);

/** One row a patient, in the order given. */
export function inboxRows(patients: readonly Patient[], known: KnownOfAll, now: number): PatientRow[] {
  const readings = byPatient(known.readings);
  const notes = byPatient(known.notes);
  const visits = byPatient(known.visits);
  const messages = byPatient(known.messages);
  return patients.map((patient) =>
    patientRow(
      patient,
      {
        readings: readings.get(patient.id) ?? [],
        notes: notes.get(patient.id),
        visits: visits.get(patient.id),
        messages: messages.get(patient.id),
      },
      now,
    ),
  );
}

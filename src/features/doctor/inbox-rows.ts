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

import type { Tier } from '@/clinical/tier.ts';
import type { BloodPressureReading, Reading } from '@/model/reading.ts';
import type { Patient } from '@/sync/online/patient-documents.ts';
import type { OpenAlert } from '@/clinical/inbox.ts';
import { standingOf } from './standing.ts';

/** What a row says first: the tier of an open alert, or that she has not measured, or that neither is so. */
export type Level = Tier | 'silent' | 'steady';

/** One patient in the list, with what follows from her newest readings. */
export interface PatientRow {
  readonly patient: Patient;
  readonly level: Level;
  readonly alert: OpenAlert | null;
  readonly newest: Reading | null;
  readonly pressure: BloodPressureReading | null;
  /** Whole days since her newest reading; null when the list does not reach back to it. */
  readonly silentDays: number | null;
  readonly isAfterBirth: boolean;
}

const DAY_MS = 86_400_000;
/** Whole days without a reading after which a patient counts as silent. */
export const SILENT_AFTER_DAYS = 3;

const isPressure = (reading: Reading): reading is BloodPressureReading => reading.kind === 'bloodPressure';

/** A row from a patient and her readings, newest first. `alert` is what the rules make of them. */
export function patientRow(
  patient: Patient,
  readings: readonly Reading[],
  alert: OpenAlert | null,
  now: number,
): PatientRow {
  const newest = readings[0] ?? null;
  const silentDays = newest && Math.floor((now - Date.parse(newest.recordedAt)) / DAY_MS);
  const { kind } = standingOf(patient, now).stage;
  // Nobody is asked to measure after a loss.
  const isSilent = kind !== 'ended' && (silentDays === null || silentDays >= SILENT_AFTER_DAYS);
  return {
    patient,
    level: alert?.tier ?? (isSilent ? 'silent' : 'steady'),
    alert,
    newest,
    pressure: readings.find(isPressure) ?? null,
    silentDays,
    isAfterBirth: kind === 'postpartum',
  };
}

import { openAlert, type AlertContext, type OpenAlert } from '@/clinical/inbox.ts';
import { tierRank, type Tier } from '@/clinical/tier.ts';
import { toInstant } from '@/model/instant.ts';
import type { BloodPressureReading, Reading } from '@/model/reading.ts';
import type { Patient } from '@/sync/online/patient-documents.ts';
import { standingOf } from './standing.ts';

/**
 * What a row says first: the tier of an open alert; that her last reading called for somebody and nobody noted since that
 * it was seen to; that she has not measured; or that none of this is so.
 */
export type Level = Tier | 'unchecked' | 'silent' | 'steady';

/** One patient in the list, with what follows from her newest readings. */
export interface PatientRow {
  readonly patient: Patient;
  readonly level: Level;
  /** The open alert, or the one that was never answered by a lower reading. */
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

/**
 * An alert is open for 24 hours. After that a last pressure that called for somebody does not become "steady" by itself:
 * this is what stood open when its time ran out. Null for anything milder than a call today.
 */
function unchecked(pressure: BloodPressureReading | null, readings: readonly Reading[], context: AlertContext) {
  if (!pressure) return null;
  const lastMoment = toInstant(Date.parse(pressure.recordedAt) + DAY_MS);
  const alert = openAlert(readings.filter(isPressure), context, lastMoment);
  return alert && tierRank(alert.tier) >= tierRank('TODAY') ? alert : null;
}

/** A row from a patient and her readings, newest first, as of `now` (ms). */
export function patientRow(patient: Patient, readings: readonly Reading[], now: number): PatientRow {
  const newest = readings[0] ?? null;
  const pressure = readings.find(isPressure) ?? null;
  const { stage } = standingOf(patient, now);
  const context = { stage, profile: patient };
  const open = openAlert(readings, context, toInstant(now));
  const past = open ? null : unchecked(pressure, readings, context);
  const silentDays = newest && Math.floor((now - Date.parse(newest.recordedAt)) / DAY_MS);
  // Nobody is asked to measure after a loss.
  const isSilent = stage.kind !== 'ended' && (silentDays === null || silentDays >= SILENT_AFTER_DAYS);
  return {
    patient,
    level: open?.tier ?? (past ? 'unchecked' : isSilent ? 'silent' : 'steady'),
    alert: open ?? past,
    newest,
    pressure,
    silentDays,
    isAfterBirth: stage.kind === 'postpartum',
  };
}

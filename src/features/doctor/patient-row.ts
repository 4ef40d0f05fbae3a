import { categorise } from '@/clinical/blood-pressure.ts';
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
  /** More than three days without a reading, whatever stands open besides. */
  readonly isSilent: boolean;
  readonly isAfterBirth: boolean;
}

const DAY_MS = 86_400_000;
/** Whole days without a reading after which a patient counts as silent. */
const SILENT_AFTER_DAYS = 3;
const SEVERE_STANDS_DAYS = 3;

const isPressure = (reading: Reading): reading is BloodPressureReading => reading.kind === 'bloodPressure';

/** What stood open when the 24 hours of a pressure's alert ran out; null for anything milder than a call today. */
function leftOpen(pressure: BloodPressureReading, pressures: readonly Reading[], context: AlertContext) {
  const lastMoment = toInstant(Date.parse(pressure.recordedAt) + DAY_MS);
  const alert = openAlert(pressures, context, lastMoment);
  return alert && tierRank(alert.tier) >= tierRank('TODAY') ? alert : null;
}

/**
 * An alert is open for 24 hours and nobody can note here that it was seen to. A last pressure that called for somebody
 * does not become "steady" by itself, nor does a severe one of the last three days because a lower one followed.
 */
function unchecked(readings: readonly Reading[], context: AlertContext, now: number): OpenAlert | null {
  const pressures = readings.filter(isPressure);
  const [newest] = pressures;
  if (!newest) return null;
  const severe = pressures.find(
    ({ systolic, diastolic, recordedAt }) =>
      categorise(systolic, diastolic) === 'severe' && now - Date.parse(recordedAt) <= SEVERE_STANDS_DAYS * DAY_MS,
  );
  return leftOpen(newest, pressures, context) ?? (severe ? leftOpen(severe, pressures, context) : null);
}

/** A row from a patient and her readings, newest first, as of `now` (ms). */
export function patientRow(patient: Patient, readings: readonly Reading[], now: number): PatientRow {
  const newest = readings[0] ?? null;
  const pressure = readings.find(isPressure) ?? null;
  const { stage } = standingOf(patient, now);
  const context = { stage, profile: patient };
  const open = openAlert(readings, context, toInstant(now));
  const past = open ? null : unchecked(readings, context, now);
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
    isSilent,
    isAfterBirth: stage.kind === 'postpartum',
  };
}

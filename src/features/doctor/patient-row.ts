import { localDate } from '@/clinical/calendar-date.ts';
import { ownLimits, type OwnLimits } from '@/clinical/care-notes.ts';
import type { OpenAlert } from '@/clinical/inbox.ts';
import { weeklyRise, type WeeklyRise } from '@/clinical/pressure-trend.ts';
import { stageOf } from '@/clinical/stage.ts';
import type { Tier } from '@/clinical/tier.ts';
import type { CareNote } from '@/model/care-note.ts';
import { DAY_MS } from '@/model/durations.ts';
import type { BloodPressureReading, Reading } from '@/model/reading.ts';
import type { Patient } from '@/sync/online/patient-documents.ts';
import type { PatientVisit, UnreadMessage } from '@/sync/online/waiting-documents.ts';
import { rowAlert } from './row-alert.ts';

/**
 * What a row says first: the tier of an open alert; that her last reading called for somebody and nobody noted since that
 * it was seen to; what else asks for a look; or that none of this is so.
 */
export type Level =
  Tier | 'unchecked' | 'rising' | 'seen' | 'silent' | 'visit' | 'unread' | 'unknown' | 'afterBirth' | 'steady';

/** What a row is made of besides the readings, without which nobody would have one. */
export const furtherLists = ['notes', 'visits', 'messages'] as const satisfies (keyof Known)[];
export type FurtherList = (typeof furtherLists)[number];

/** What there is about one patient besides her profile, each list the newest first. */
export interface Known {
  readonly readings: readonly Reading[];
  readonly notes?: readonly CareNote[];
  /** Visits whose day is over without a word, the oldest first. */
  readonly visits?: readonly PatientVisit[];
  readonly messages?: readonly UnreadMessage[];
  /** Which of these were never loaded: empty here, they say nothing about her. */
  readonly missing?: readonly FurtherList[];
}

/** One patient in the list, with what follows from what is known of her. */
export interface PatientRow {
  readonly patient: Patient;
  readonly level: Level;
  /** What stands open or was never checked, first what nobody has seen; without any of that the one that was seen. */
  readonly alert: OpenAlert | null;
  /** Who saw to the alert and when. */
  readonly seen: CareNote | null;
  readonly newest: Reading | null;
  readonly pressure: BloodPressureReading | null;
  readonly rise: WeeklyRise | null;
  /** Whole days since her newest reading; null when the list does not reach back to it. */
  readonly silentDays: number | null;
  /** More than three days without a reading, whatever stands open besides. */
  readonly isSilent: boolean;
  readonly visit: PatientVisit | null;
  /** What she wrote last that nobody has read. */
  readonly message: UnreadMessage | null;
  /** In the six weeks after birth. */
  readonly isAfterBirth: boolean;
  readonly limits: OwnLimits | null;
  /** What was never loaded: it may ask for more than this row says. */
  readonly missing: readonly FurtherList[];
}

/** Whole days without a reading after which a patient counts as silent. */
const SILENT_AFTER_DAYS = 3;
const AFTER_BIRTH_DAYS = 42;

const levels = ['rising', 'silent', 'visit', 'unread', 'unknown', 'afterBirth'] as const satisfies Level[];

/** In the six weeks after birth, or after a birth whose date nobody entered. */
function isInSixWeeks(patient: Patient, now: number): boolean {
  if (patient.pregnancyStatus !== 'postpartum') return false;
  const stage = stageOf(patient, localDate(now));
  return stage.kind === 'postpartum' && (stage.daysSinceBirth ?? 0) <= AFTER_BIRTH_DAYS;
}

/** A row from a patient and what is known of her, as of `now` (ms). */
export function patientRow(patient: Patient, known: Known, now: number): PatientRow {
  const { readings, notes = [], visits = [], messages = [], missing = [] } = known;
  const newest = readings[0] ?? null;
  const limits = ownLimits(notes, patient.assignedDoctorId);
  const { alert, seen, isPast } = rowAlert(patient, known, limits, now);
  const pressures = readings.filter((reading) => reading.kind === 'bloodPressure');
  const silentDays = newest && Math.floor((now - Date.parse(newest.recordedAt)) / DAY_MS);
  const row = {
    patient,
    alert,
    seen,
    newest,
    pressure: pressures[0] ?? null,
    rise: weeklyRise(pressures, now),
    silentDays,
    // Nobody is asked to measure after a loss.
    isSilent: patient.pregnancyStatus !== 'ended' && (silentDays === null || silentDays >= SILENT_AFTER_DAYS),
    visit: visits[0] ?? null,
    message: messages[0] ?? null,
    isAfterBirth: isInSixWeeks(patient, now),
    limits,
    missing,
  };
  const holds = {
    rising: row.rise,
    silent: row.isSilent,
    visit: row.visit,
    unread: row.message,
    // Limits that were not loaded may make a usual number call.
    unknown: missing.length > 0,
    afterBirth: row.isAfterBirth,
  };
  const other = levels.find((level) => holds[level]);
  if (alert && !seen) return { ...row, level: isPast ? 'unchecked' : alert.tier };
  return { ...row, level: other === 'rising' ? other : seen ? 'seen' : (other ?? 'steady') };
}

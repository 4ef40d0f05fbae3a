import { localDate } from '@/clinical/time/calendar-date.ts';
import { ownLimits, type OwnLimits } from '@/clinical/care/care-notes.ts';
import type { OpenAlert } from '@/clinical/care/open-alerts.ts';
import { weeklyRise, type WeeklyRise } from '@/clinical/pressure/pressure-trend.ts';
import { stageOf } from '@/clinical/gestation/pregnancy-stage.ts';
import type { Danger } from '@/clinical/danger/recognise-danger.ts';
import { tierRank, type Tier } from '@/clinical/rules/acuity-tier.ts';
import type { CareNote } from '@/model/records/care-note.ts';
import { DAY_MS } from '@/model/time/durations.ts';
import type { BloodPressureReading, Reading } from '@/model/records/reading.ts';
import type { Patient } from '@/sync/api/documents/patient-documents.ts';
import type { PatientVisit, UnreadMessage } from '@/sync/api/doctor/inbox-documents.ts';
import { messageDanger, type MessageDanger } from './message-danger.ts';
import { rowAlert } from './row-alert.ts';

/**
 * The urgency of a row: the tier of an open alert, or of danger words in an unread message; `unchecked` when the last reading needed a call and no doctor has
 * acknowledged it; other reasons to look; or `steady`.
 */
export type Level =
  Tier | 'unchecked' | 'rising' | 'seen' | 'silent' | 'visit' | 'unread' | 'unknown' | 'afterBirth' | 'steady';

/** The lists that a row is built from besides the readings. */
export const furtherLists = ['notes', 'visits', 'messages'] as const satisfies (keyof PatientRecords)[];
export type FurtherList = (typeof furtherLists)[number];
/** A list that a row can lack. Without readings no urgency is known, but the patient is still found and called. */
export type MissingList = 'readings' | FurtherList;

/** The records of one patient besides the profile, each list newest first. */
export interface PatientRecords {
  readonly readings: readonly Reading[];
  readonly notes?: readonly CareNote[];
  /** Past visits without an outcome, oldest first. */
  readonly visits?: readonly PatientVisit[];
  readonly messages?: readonly UnreadMessage[];
  /** Dangers recognised in unread messages, by message id. */
  readonly dangers?: ReadonlyMap<string, Danger>;
  /** The lists that were never loaded: they are empty here, which says nothing about the patient. */
  readonly missing?: readonly MissingList[];
}

/** One patient of the list, with everything derived from her records. */
export interface PatientRow {
  readonly patient: Patient;
  readonly level: Level;
  /** The open or unchecked alert; an unacknowledged one comes first, an acknowledged one only if there is no other. */
  readonly alert: OpenAlert | null;
  /** The note that acknowledged the alert: by which doctor and when. */
  readonly seen: CareNote | null;
  readonly newest: Reading | null;
  readonly pressure: BloodPressureReading | null;
  readonly rise: WeeklyRise | null;
  /** Whole days since the newest reading; null when it is older than the loaded readings. */
  readonly silentDays: number | null;
  /** More than three days without a reading, even if an alert is open. */
  readonly isSilent: boolean;
  readonly visit: PatientVisit | null;
  /** The patient's latest unread message. */
  readonly message: UnreadMessage | null;
  /** Danger words in an unread message. */
  readonly danger: MessageDanger | null;
  /** The level is that of the danger words. */
  readonly isByMessage: boolean;
  /** Within six weeks after birth. */
  readonly isAfterBirth: boolean;
  readonly limits: OwnLimits | null;
  /** Lists that were never loaded: the patient may be more urgent than this row shows. */
  readonly missing: readonly MissingList[];
}

/** Whole days without a reading after which a patient counts as silent. */
const SILENT_AFTER_DAYS = 3;
const AFTER_BIRTH_DAYS = 42;

const levels = ['rising', 'silent', 'visit', 'unread', 'unknown', 'afterBirth'] as const satisfies Level[];

/** Within six weeks after birth, or after a birth without an entered date. */
function isInSixWeeks(patient: Patient, now: number): boolean {
  if (patient.pregnancyStatus !== 'postpartum') return false;
  const stage = stageOf(patient, localDate(now));
  return stage.kind === 'postpartum' && (stage.daysSinceBirth ?? 0) <= AFTER_BIRTH_DAYS;
}

/** Whether danger words need a call sooner than an alert that no doctor has acknowledged. */
const isAbove = (danger: MessageDanger, alert: OpenAlert | null, isPast: boolean): boolean =>
  alert === null || isPast || tierRank(danger.tier) > tierRank(alert.tier);

/** Builds a row from a patient and her records, as of `now` (ms). */
export function patientRow(patient: Patient, known: PatientRecords, now: number): PatientRow {
  const { readings, notes = [], visits = [], messages = [], dangers, missing = [] } = known;
  const newest = readings[0] ?? null;
  const limits = ownLimits(notes, patient.assignedDoctorId);
  const { alert, seen, isPast } = rowAlert(patient, known, limits, now);
  const danger = messageDanger(messages, dangers);
  const isByMessage = danger !== null && isAbove(danger, seen ? null : alert, isPast);
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
    // After a loss no readings are expected. Readings that were not loaded say nothing about silence.
    isSilent:
      patient.pregnancyStatus !== 'ended' &&
      !missing.includes('readings') &&
      (silentDays === null || silentDays >= SILENT_AFTER_DAYS),
    visit: visits[0] ?? null,
    message: messages[0] ?? null,
    danger,
    isByMessage,
    isAfterBirth: isInSixWeeks(patient, now),
    limits,
    missing,
  };
  const applies = {
    rising: row.rise,
    silent: row.isSilent,
    visit: row.visit,
    unread: row.message,
    // Limits that were not loaded could make a usual value need a call.
    unknown: missing.length > 0,
    afterBirth: row.isAfterBirth,
  };
  const other = levels.find((level) => applies[level]);
  if (isByMessage) return { ...row, level: danger.tier };
  if (alert && !seen) return { ...row, level: isPast ? 'unchecked' : alert.tier };
  return { ...row, level: other === 'rising' ? other : seen ? 'seen' : (other ?? 'steady') };
}

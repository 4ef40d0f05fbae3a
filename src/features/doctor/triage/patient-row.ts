import { localDate } from '@/clinical/time/calendar-date.ts';
import { ownLimits, type OwnLimits } from '@/clinical/care/care-notes.ts';
import type { OpenAlert } from '@/clinical/care/open-alerts.ts';
import { weeklyRise, type WeeklyRise } from '@/clinical/pressure/pressure-trend.ts';
import { stageOf } from '@/clinical/gestation/pregnancy-stage.ts';
import { mustBeAcknowledged } from '@/clinical/rules/acuity-tier.ts';
import type { Danger } from '@/clinical/danger/recognise-danger.ts';
import type { CareNote } from '@/model/records/care-note.ts';
import { DAY_MS } from '@/model/time/durations.ts';
import type { BloodPressureReading, Reading } from '@/model/records/reading.ts';
import type { Patient } from '@/sync/api/documents/patient-documents.ts';
import type { PatientVisit, UnreadMessage } from '@/sync/api/doctor/inbox-documents.ts';
import type { CareEpisode } from '@/clinical/episodes/care-episode.ts';
import { levelRank, type Level } from './level.ts';
import { messageDanger, writtenAt, type MessageDanger } from './message-danger.ts';
import { casesOf, caseWaitsSince, type OpenCase } from './open-cases.ts';
import { isSevere, rowAlert } from './row-alert.ts';
import { readSbar } from './sbar.ts';

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
  /** The note that acknowledged the alert, or the outcome that closed its case: by which doctor and when. */
  readonly seen: CareNote | null;
  /** The alert is more than 24 hours old. */
  readonly isPast: boolean;
  /** Besides an alert of now: a severe or urgent one that expired without an acknowledgement. */
  readonly past: OpenAlert | null;
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
  /** Her open cases, the most urgent first. */
  readonly open: readonly OpenCase[];
  /** Since when (ms) she waits for the doctor, by the reason of the level; null when nothing waits. */
  readonly waitsSince: number | null;
  /** Within six weeks after birth. */
  readonly isAfterBirth: boolean;
  readonly limits: OwnLimits | null;
  /** The recommendation of the newest SBAR note; null without one. */
  readonly plan: string | null;
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

/** The recommendation of the newest SBAR note. */
function planOf(notes: readonly CareNote[]): string | null {
  for (const { entry, text } of notes) {
    const plan = entry === 'note' && text ? readSbar(text)?.recommendation : undefined;
    if (plan) return plan;
  }
  return null;
}

/** Start of the wait (ms): the time of the reading that triggered the alert. */
export const waitingSince = ({ reading }: OpenAlert): number => Date.parse(reading.recordedAt);

/** A reason to call, with its level and the start (ms) of the wait. */
interface Call {
  readonly by: 'alert' | 'message' | 'case';
  readonly level: Level;
  readonly since: number | null;
}

/** The case of an alert's reading. */
export const caseOf = (alert: OpenAlert | null, open: readonly OpenCase[]): OpenCase | undefined =>
  open.find(({ episode }) => episode.alarms.some(({ causeId }) => causeId === alert?.reading.id));

/** An expired alert keeps its tier: time makes no severe reading mild. */
function pastLevel({ tier, reading }: OpenAlert): Level {
  if (mustBeAcknowledged(tier)) return tier;
  return isSevere(reading) ? 'URGENT' : 'unchecked';
}

const alertCall = (alert: OpenAlert, isPast: boolean, open: readonly OpenCase[]): Call => ({
  by: 'alert',
  level: isPast ? pastLevel(alert) : alert.tier,
  since: Math.min(waitingSince(alert), caseOf(alert, open)?.unansweredSince ?? Infinity),
});

const messageCall = (danger: MessageDanger): Call => ({ by: 'message', level: danger.tier, since: writtenAt(danger) });

function caseCall(first: OpenCase, now: number): Call {
  const since = caseWaitsSince(first, now);
  return { by: 'case', level: since === null ? 'open' : first.episode.tier, since };
}

/** The most urgent reason to call; of equal ones the first. */
const mostUrgent = (calls: readonly (Call | null)[]): Call | null =>
  calls.reduce((most, call) => (call && (!most || levelRank[call.level] < levelRank[most.level]) ? call : most), null);

/** Builds a row from a patient and her records, as of `now` (ms). */
export function patientRow(patient: Patient, known: PatientRecords, now: number): PatientRow {
  const { readings, notes = [], visits = [], messages = [], dangers, missing = [] } = known;
  const newest = readings[0] ?? null;
  const limits = ownLimits(notes, patient.assignedDoctorId);
  const cases = casesOf(notes, readings, limits, now);
  const { alert, seen, isPast, past } = rowAlert(patient, { readings, notes, cases }, limits, now);
  const danger = messageDanger(messages, dangers);
  const [first] = cases.open;
  const ofAlert = alert && !seen ? alertCall(alert, isPast, cases.open) : null;
  const ofMessage = danger && messageCall(danger);
  const call = mostUrgent([
    // Words of now come before an expired alert of the same level.
    ...(isPast ? [ofMessage, ofAlert] : [ofAlert, ofMessage]),
    past && alertCall(past, true, cases.open),
    first ? caseCall(first, now) : null,
  ]);
  const pressures = readings.filter((reading) => reading.kind === 'bloodPressure');
  const silentDays = newest && Math.floor((now - Date.parse(newest.recordedAt)) / DAY_MS);
  const row = {
    patient,
    alert,
    seen,
    isPast,
    past,
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
    isByMessage: call?.by === 'message',
    open: cases.open,
    waitsSince: call?.since ?? null,
    isAfterBirth: isInSixWeeks(patient, now),
    limits,
    plan: planOf(notes),
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
  if (call) return { ...row, level: call.level };
  return { ...row, level: other === 'rising' ? other : seen ? 'seen' : (other ?? 'steady') };
}

/** Alerts and open episodes of one patient that a doctor answers together. */
export interface Answered {
  readonly userId: string;
  readonly alerts: readonly OpenAlert[];
  readonly episodes: readonly CareEpisode[];
}

/** What of a row no doctor has answered yet; null when nothing is left. */
export function unanswered({ patient, alert, seen, past, open }: PatientRow): Answered | null {
  const episodes = open.filter(({ unansweredSince }) => unansweredSince !== null).map(({ episode }) => episode);
  const alerts = [seen ? null : alert, past].filter((each) => each !== null);
  return alerts.length > 0 || episodes.length > 0 ? { userId: patient.id, alerts, episodes } : null;
}

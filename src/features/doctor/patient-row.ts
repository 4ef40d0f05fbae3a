import { localDate } from '@/clinical/calendar-date.ts';
import { categorise, type PressureCategory } from '@/clinical/blood-pressure.ts';
import { answersOf, isSeen, ownLimits, seenReadings, type OwnLimits } from '@/clinical/care-notes.ts';
import { openAlert, type AlertContext, type OpenAlert } from '@/clinical/inbox.ts';
import { weeklyRise, type WeeklyRise } from '@/clinical/pressure-trend.ts';
import { stageOf } from '@/clinical/stage.ts';
import { tierRank, type Tier } from '@/clinical/tier.ts';
import type { CareNote } from '@/model/care-note.ts';
import { toInstant } from '@/model/instant.ts';
import type { BloodPressureReading, Reading } from '@/model/reading.ts';
import type { Patient } from '@/sync/online/patient-documents.ts';
import type { PatientVisit, UnreadMessage } from '@/sync/online/waiting-documents.ts';

/**
 * What a row says first: the tier of an open alert; that her last reading called for somebody and nobody noted since that
 * it was seen to; what else asks for a look; or that none of this is so.
 */
export type Level = Tier | 'unchecked' | 'rising' | 'seen' | 'silent' | 'visit' | 'unread' | 'afterBirth' | 'steady';

/** What there is about one patient besides her profile, each list the newest first. */
export interface Known {
  readonly readings: readonly Reading[];
  readonly notes?: readonly CareNote[];
  /** Visits whose day is over without a word, the oldest first. */
  readonly visits?: readonly PatientVisit[];
  readonly messages?: readonly UnreadMessage[];
}

/** One patient in the list, with what follows from what is known of her. */
export interface PatientRow {
  readonly patient: Patient;
  readonly level: Level;
  /** The open alert, or the one that was never answered by a lower reading. */
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
}

const DAY_MS = 86_400_000;
/** Whole days without a reading after which a patient counts as silent. */
const SILENT_AFTER_DAYS = 3;
const SEVERE_STANDS_DAYS = 3;
const AFTER_BIRTH_DAYS = 42;

const isPressure = (reading: Reading): reading is BloodPressureReading => reading.kind === 'bloodPressure';

/** What stood open when the 24 hours of a pressure's alert ran out; null for anything milder than a call today. */
function leftOpen(pressure: BloodPressureReading, pressures: readonly Reading[], context: AlertContext) {
  const lastMoment = toInstant(Date.parse(pressure.recordedAt) + DAY_MS);
  const alert = openAlert(pressures, context, lastMoment);
  return alert && tierRank(alert.tier) >= tierRank('TODAY') ? alert : null;
}

/**
 * An alert is open for 24 hours. A last pressure that called for somebody does not become "steady" by itself, nor does a
 * severe one of the last three days because a lower one followed: only a doctor who notes that she has seen it ends that.
 */
function unchecked(pressures: readonly BloodPressureReading[], context: AlertContext, now: number): OpenAlert | null {
  const [newest] = pressures;
  if (!newest) return null;
  const severe = pressures.find(
    ({ systolic, diastolic, recordedAt }) =>
      categorise(systolic, diastolic) === 'severe' && now - Date.parse(recordedAt) <= SEVERE_STANDS_DAYS * DAY_MS,
  );
  return leftOpen(newest, pressures, context) ?? (severe ? leftOpen(severe, pressures, context) : null);
}

const levels = ['rising', 'silent', 'visit', 'unread', 'afterBirth'] as const satisfies Level[];

/** Raised on so many days, or very low so often, is the least that calls for somebody without a high number. */
const FEWEST_RAISED = 3;
const FEWEST_VERY_LOW = 2;

/** Whether a rule could call for somebody because of these: of most patients none can, and the rules need not be asked. */
function couldCall(pressures: readonly BloodPressureReading[]): boolean {
  const categories = pressures.map(({ systolic, diastolic }) => categorise(systolic, diastolic));
  const count = (category: PressureCategory) => categories.filter((each) => each === category).length;
  return (
    categories.some((category) => category === 'high' || category === 'severe') ||
    pressures.some(({ symptoms }) => symptoms && symptoms.length > 0) ||
    count('watch') >= FEWEST_RAISED ||
    count('veryLow') >= FEWEST_VERY_LOW
  );
}

interface Alerts {
  /** Open as of now. */
  readonly open: OpenAlert | null;
  /** Never seen to, when nothing is open. */
  readonly past: OpenAlert | null;
}

/** What stands open; the rules are asked only where one of them could answer. */
function alertsOf(patient: Patient, { readings, notes = [] }: Known, limits: OwnLimits | null, now: number): Alerts {
  const pressures = readings.filter(isPressure);
  const isNoted = notes.length > 0;
  // Newest first: an open alert needs a reading of the last 24 hours.
  const isRecent = readings[0] !== undefined && now - Date.parse(readings[0].recordedAt) <= DAY_MS;
  const mayCall = isNoted || couldCall(pressures);
  if (!isRecent && !mayCall) return { open: null, past: null };
  const context: AlertContext = {
    stage: stageOf(patient, localDate(now)),
    profile: patient,
    answers: answersOf(notes),
    personal: limits?.sugar,
    ownPressure: limits?.pressure,
  };
  const open = isRecent ? openAlert(readings, context, toInstant(now)) : null;
  return { open, past: open || !mayCall ? null : unchecked(pressures, context, now) };
}

/** In the six weeks after birth, or after a birth whose date nobody entered. */
function isInSixWeeks(patient: Patient, now: number): boolean {
  if (patient.pregnancyStatus !== 'postpartum') return false;
  const stage = stageOf(patient, localDate(now));
  return stage.kind === 'postpartum' && (stage.daysSinceBirth ?? 0) <= AFTER_BIRTH_DAYS;
}

/** A row from a patient and what is known of her, as of `now` (ms). */
export function patientRow(patient: Patient, known: Known, now: number): PatientRow {
  const { readings, notes = [], visits = [], messages = [] } = known;
  const newest = readings[0] ?? null;
  const limits = ownLimits(notes, patient.assignedDoctorId);
  const { open, past } = alertsOf(patient, known, limits, now);
  const alert = open ?? past;
  const noted = alert ? seenReadings(notes).get(alert.reading.id) : undefined;
  const seen = noted && isSeen(noted, alert?.tier ?? null) ? noted : null;
  const silentDays = newest && Math.floor((now - Date.parse(newest.recordedAt)) / DAY_MS);
  const row = {
    patient,
    alert,
    seen,
    newest,
    pressure: readings.find(isPressure) ?? null,
    rise: weeklyRise(readings.filter(isPressure), now),
    silentDays,
    // Nobody is asked to measure after a loss.
    isSilent: patient.pregnancyStatus !== 'ended' && (silentDays === null || silentDays >= SILENT_AFTER_DAYS),
    visit: visits[0] ?? null,
    message: messages[0] ?? null,
    isAfterBirth: isInSixWeeks(patient, now),
    limits,
  };
  const holds = {
    rising: row.rise,
    silent: row.isSilent,
    visit: row.visit,
    unread: row.message,
    afterBirth: row.isAfterBirth,
  };
  const other = levels.find((level) => holds[level]);
  if (alert && !seen) return { ...row, level: open ? alert.tier : 'unchecked' };
  return { ...row, level: other === 'rising' ? other : seen ? 'seen' : (other ?? 'steady') };
}

import { localDate } from '@/clinical/time/calendar-date.ts';
import { categorise, type PressureCategory } from '@/clinical/pressure/pressure-category.ts';
import { answersOf, isSeen, ownLimits, seenReadings, type OwnLimits } from '@/clinical/care/care-notes.ts';
import {
  compareAlerts,
  openAlerts,
  openAlertsOf,
  type AlertContext,
  type OpenAlert,
} from '@/clinical/care/open-alerts.ts';
import { stageOf } from '@/clinical/gestation/pregnancy-stage.ts';
import { isHighSugar, isLowSugar } from '@/clinical/glucose/sugar-level.ts';
import { tierRank } from '@/clinical/rules/acuity-tier.ts';
import { exactKg, kgOf } from '@/clinical/weight/weight.ts';
import type { CareNote } from '@/model/records/care-note.ts';
import { DAY_MS } from '@/model/time/durations.ts';
import { toInstant } from '@/model/time/instant.ts';
import {
  readingKinds,
  readingsOf,
  type BloodPressureReading,
  type BloodSugarReading,
  type Reading,
  type ReadingKind,
  type WeightReading,
} from '@/model/records/reading.ts';
import { ruledKinds, type RuledKind } from '@/model/records/reading-kinds.ts';
import type { Patient } from '@/sync/api/documents/patient-documents.ts';
import { outcomeOf, type PatientCases } from './open-cases.ts';

/** The alert that a row shows. */
export interface RowAlert {
  readonly alert: OpenAlert | null;
  /** The note that acknowledged it or is the outcome of its case: by which doctor and when. */
  readonly seen: CareNote | null;
  /** More than 24 hours old. */
  readonly isPast: boolean;
  /** Besides an alert of now: a severe or urgent one that expired without an acknowledgement. */
  readonly past: OpenAlert | null;
}

const nothing: RowAlert = { alert: null, seen: null, isPast: false, past: null };

/** Days for which an unacknowledged urgent alert is shown, even if a usual value followed. */
const URGENT_STANDS_DAYS = 3;

/** Whether a reading is a severe pressure. */
export const isSevere = (reading: Reading): boolean =>
  reading.kind === 'bloodPressure' && categorise(reading.systolic, reading.diastolic) === 'severe';

/** The patient must be called; milder tiers are only advice to her. */
const isCall = ({ tier }: OpenAlert): boolean => tierRank(tier) >= tierRank('TODAY');

/** A "call today" alert ends when a usual value follows; these do not. */
const isLasting = ({ reading, tier }: OpenAlert) => isSevere(reading) || tierRank(tier) >= tierRank('URGENT');

/** Whether a reading could need an immediate call, by its value or by the symptoms recorded with it. */
function couldBeUrgent(reading: Reading, answers: AlertContext['answers']): boolean {
  if (isSevere(reading) || answers?.has(reading.id)) return true;
  if (reading.kind === 'bloodSugar' && (isLowSugar(reading) || isHighSugar(reading))) return true;
  return 'symptoms' in reading && reading.symptoms != null && reading.symptoms.length > 0;
}

/** The open calls of this kind when the 24 hours of a reading's alert ended. */
function leftOpen({ recordedAt, kind }: Reading, readings: readonly Reading[], context: AlertContext) {
  const lastMoment = toInstant(Date.parse(recordedAt) + DAY_MS);
  return openAlertsOf(kind, readings, context, lastMoment).filter(isCall);
}

/**
 * Alerts that expired without an acknowledgement. An alert is open for 24 hours. The last reading of a kind that needed
 * a call does not become "steady" by time alone, nor does an urgent one of the last three days because a usual value
 * followed: only a doctor's acknowledgement ends it. The most urgent first.
 */
function unchecked(
  readings: readonly Reading[],
  calling: readonly ReadingKind[],
  context: AlertContext,
  now: number,
): OpenAlert[] {
  const age = ({ recordedAt }: Reading) => now - Date.parse(recordedAt);
  const isOver = (reading: Reading) => age(reading) > DAY_MS;
  const newest = calling.flatMap((kind) => readings.find((reading) => reading.kind === kind) ?? []);
  const urgent = readings.filter(
    (reading) =>
      isOver(reading) &&
      age(reading) <= URGENT_STANDS_DAYS * DAY_MS &&
      calling.includes(reading.kind) &&
      couldBeUrgent(reading, context.answers),
  );
  return [
    ...newest.filter(isOver).flatMap((each) => leftOpen(each, readings, context)),
    ...urgent.flatMap((each) => leftOpen(each, readings, context).filter(isLasting)),
  ].sort(compareAlerts);
}

/** Minimum number of raised or very low pressures that need a call without a high value. */
const FEWEST_RAISED = 3;
const FEWEST_VERY_LOW = 2;

/** Whether a pressure rule could need a call. For most patients none can, and the full rules need not run. */
function pressuresCouldCall(pressures: readonly BloodPressureReading[]): boolean {
  const categories = pressures.map(({ systolic, diastolic }) => categorise(systolic, diastolic));
  const count = (category: PressureCategory) => categories.filter((each) => each === category).length;
  return (
    categories.some((category) => category === 'high' || category === 'severe') ||
    pressures.some(({ symptoms }) => symptoms && symptoms.length > 0) ||
    count('watch') >= FEWEST_RAISED ||
    count('veryLow') >= FEWEST_VERY_LOW
  );
}

/**
 * The same for sugar: between low and high only symptoms, or patterns of patients on glucose-lowering medicine, need a
 * call.
 */
const sugarsCouldCall = (sugars: readonly BloodSugarReading[], { glucoseLowering }: Patient): boolean =>
  sugars.some((sugar) => isLowSugar(sugar) || isHighSugar(sugar) || Boolean(sugar.symptoms)) ||
  (glucoseLowering === true && sugars.length > 0);

/**
 * The smallest gain (kg) that needs a call, alone or with a symptom (clinical rules 3.3, W2 and W6), or with a high
 * pressure (W1).
 */
const GAIN_KG = 2;
const GAIN_WITH_PRESSURE_KG = 1;
const LOSS_SHARE = 0.05;

/**
 * The same for weight, by the kilograms of the rules. A smaller loss needs a call only together with a symptom answer.
 */
function weightsCouldCall(
  weights: readonly WeightReading[],
  { prePregnancyWeightKg: before }: Patient,
  isPressureHigh: boolean,
): boolean {
  const kgs = weights.map(kgOf);
  const gain = exactKg(Math.max(...kgs) - Math.min(...kgs));
  return (
    gain >= (isPressureHigh ? GAIN_WITH_PRESSURE_KG : GAIN_KG) ||
    kgs.some((kg) => before != null && exactKg(before - kg) >= exactKg(LOSS_SHARE * before))
  );
}

/** The kinds of which a reading could need a call, by value or by a symptom answer on an alert card. */
function callingKinds(
  readings: readonly Reading[],
  patient: Patient,
  answers: ReadonlyMap<string, readonly string[]>,
): ReadingKind[] {
  const isPressureCalling = pressuresCouldCall(readingsOf(readings, 'bloodPressure'));
  const could: Readonly<Record<RuledKind, () => boolean>> = {
    bloodPressure: () => isPressureCalling,
    bloodSugar: () => sugarsCouldCall(readingsOf(readings, 'bloodSugar'), patient),
    weight: () => weightsCouldCall(readingsOf(readings, 'weight'), patient, isPressureCalling),
  };
  const isAnswered = (kind: ReadingKind) => readings.some((each) => each.kind === kind && answers.has(each.id));
  return ruledKinds.filter((kind) => isAnswered(kind) || could[kind]());
}

interface Known {
  /** Newest first. */
  readonly readings: readonly Reading[];
  readonly notes?: readonly CareNote[];
  readonly cases?: PatientCases;
}

/** False means that no record of this patient can need a call: her row is at most advice. */
export const couldNeedCall = (patient: Patient, { readings, notes = [] }: Known): boolean =>
  ownLimits(notes, patient.assignedDoctorId) !== null ||
  notes.some(({ entry }) => entry === 'opened') ||
  callingKinds(readings, patient, answersOf(notes)).length > 0;

/**
 * The alert of a row, as of `now` (ms): the most urgent call without an acknowledgement (clinical rules 0, invariant
 * 11), then a call that expired without one, then advice without one; an acknowledged alert only if there is no other.
 * The rules run only for kinds that could trigger one.
 */
export function rowAlert(
  patient: Patient,
  { readings, notes = [], cases }: Known,
  limits: OwnLimits | null,
  now: number,
): RowAlert {
  // Readings are newest first, and an open alert needs a reading of the last 24 hours.
  const isRecent = readings[0] !== undefined && now - Date.parse(readings[0].recordedAt) <= DAY_MS;
  const answers = answersOf(notes);
  const calling = limits ? readingKinds : callingKinds(readings, patient, answers);
  if (!isRecent && calling.length === 0) return nothing;
  const context: AlertContext = {
    stage: stageOf(patient, localDate(now)),
    profile: patient,
    answers,
    personal: limits?.sugar,
    ownPressure: limits?.pressure,
  };
  const seen = seenReadings(notes);
  const outcome = ({ reading }: OpenAlert) => cases && outcomeOf(reading.id, notes, cases);
  const isUnseen = (each: OpenAlert) => !isSeen(seen.get(each.reading.id), each.tier) && !outcome(each);
  const openOf = (kinds: readonly ReadingKind[]) =>
    isRecent ? openAlerts(readings, context, toInstant(now), kinds) : [];
  const calls = openOf(calling);
  const past = calling.length > 0 ? unchecked(readings, calling, context, now) : [];
  const left = past.find(isUnseen);
  const call = calls.find(isUnseen);
  if (call && isCall(call))
    return { alert: call, seen: null, isPast: false, past: left && isLasting(left) ? left : null };
  // Kinds that cannot need a call are evaluated only if no call was found.
  const others = openOf(readingKinds.filter((kind) => !calling.includes(kind)));
  const open = [...calls, ...others].sort(compareAlerts);
  const unseen = open.find(isUnseen);
  if (left) return { alert: left, seen: null, isPast: true, past: null };
  if (unseen) return { alert: unseen, seen: null, isPast: false, past: null };
  const [alert] = open.length > 0 ? open : past;
  if (!alert) return nothing;
  return { alert, seen: outcome(alert) ?? seen.get(alert.reading.id) ?? null, isPast: open.length === 0, past: null };
}

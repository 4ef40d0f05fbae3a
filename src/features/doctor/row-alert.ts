import { localDate } from '@/clinical/calendar-date.ts';
import { categorise, type PressureCategory } from '@/clinical/blood-pressure.ts';
import { answersOf, isSeen, ownLimits, seenReadings, type OwnLimits } from '@/clinical/care-notes.ts';
import { compareAlerts, openAlerts, openAlertsOf, type AlertContext, type OpenAlert } from '@/clinical/inbox.ts';
import { stageOf } from '@/clinical/stage.ts';
import { isHighSugar, isLowSugar } from '@/clinical/sugar-level.ts';
import { tierRank } from '@/clinical/tier.ts';
import { exactKg, kgOf } from '@/clinical/weight.ts';
import type { CareNote } from '@/model/care-note.ts';
import { DAY_MS } from '@/model/durations.ts';
import { toInstant } from '@/model/instant.ts';
import {
  readingKinds,
  readingsOf,
  type BloodPressureReading,
  type BloodSugarReading,
  type Reading,
  type ReadingKind,
  type WeightReading,
} from '@/model/reading.ts';
import type { Patient } from '@/sync/online/patient-documents.ts';

/** The alert that a row is about. */
export interface RowAlert {
  readonly alert: OpenAlert | null;
  /** Who saw to it and when. */
  readonly seen: CareNote | null;
  /** Its 24 hours are over. */
  readonly isPast: boolean;
}

const nothing: RowAlert = { alert: null, seen: null, isPast: false };

/** Days for which an urgent alert is asked about, even if a usual number followed. */
const URGENT_STANDS_DAYS = 3;

const isSevere = (reading: Reading): boolean =>
  reading.kind === 'bloodPressure' && categorise(reading.systolic, reading.diastolic) === 'severe';

/** Somebody has to be called because of it; anything milder is advice to the patient. */
const isCall = ({ tier }: OpenAlert): boolean => tierRank(tier) >= tierRank('TODAY');

/** A call for today rests once a usual number followed; these do not. */
const stands = ({ reading, tier }: OpenAlert) => isSevere(reading) || tierRank(tier) >= tierRank('URGENT');

/** Whether a reading could call for somebody at once: by its number, or by what was noted with it. */
function couldBeUrgent(reading: Reading, answers: AlertContext['answers']): boolean {
  if (isSevere(reading) || answers?.has(reading.id)) return true;
  if (reading.kind === 'weight') return false;
  const isSigned = reading.symptoms != null && reading.symptoms.length > 0;
  return isSigned || (reading.kind === 'bloodSugar' && (isLowSugar(reading) || isHighSugar(reading)));
}

/** The calls that stood open when the 24 hours of a reading's alert ran out, of its kind. */
function leftOpen({ recordedAt, kind }: Reading, readings: readonly Reading[], context: AlertContext) {
  const lastMoment = toInstant(Date.parse(recordedAt) + DAY_MS);
  return openAlertsOf(kind, readings, context, lastMoment).filter(isCall);
}

/**
 * An alert is open for 24 hours. A last reading of its kind that called for somebody does not become "steady" by itself,
 * nor does an urgent one of the last three days because a usual number followed: only a doctor who notes that she has seen
 * it ends that. The most urgent first.
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
    ...urgent.flatMap((each) => leftOpen(each, readings, context).filter(stands)),
  ].sort(compareAlerts);
}

/** Raised on so many days, or very low so often, is the least that calls for somebody without a high number. */
const FEWEST_RAISED = 3;
const FEWEST_VERY_LOW = 2;

/** Whether a rule could call for somebody because of these: of most patients none can, and the rules need not be asked. */
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

/** The same for sugars: nothing between low and high calls, but signs, and patterns of whoever takes something for it. */
const sugarsCouldCall = (sugars: readonly BloodSugarReading[], { glucoseLowering }: Patient): boolean =>
  sugars.some((sugar) => isLowSugar(sugar) || isHighSugar(sugar) || Boolean(sugar.symptoms)) ||
  (glucoseLowering === true && sugars.length > 0);

/** The smallest gain that calls by itself or with a sign (clinical rules 3.3, W2 and W6), with a high pressure (W1), kg. */
const GAIN_KG = 2;
const GAIN_WITH_PRESSURE_KG = 1;
const LOSS_SHARE = 0.05;

/** The same for weights: a change by the kilograms of the rules. A smaller loss calls with an answer alone. */
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

/** Of which kinds a reading could call for somebody: by the numbers, or because something was answered on a card. */
function callingKinds(
  readings: readonly Reading[],
  patient: Patient,
  answers: ReadonlyMap<string, readonly string[]>,
): ReadingKind[] {
  const isPressureCalling = pressuresCouldCall(readingsOf(readings, 'bloodPressure'));
  const could: Readonly<Record<ReadingKind, () => boolean>> = {
    bloodPressure: () => isPressureCalling,
    bloodSugar: () => sugarsCouldCall(readingsOf(readings, 'bloodSugar'), patient),
    weight: () => weightsCouldCall(readingsOf(readings, 'weight'), patient, isPressureCalling),
  };
  const isAnswered = (kind: ReadingKind) => readings.some((each) => each.kind === kind && answers.has(each.id));
  return readingKinds.filter((kind) => isAnswered(kind) || could[kind]());
}

interface Known {
  /** Newest first. */
  readonly readings: readonly Reading[];
  readonly notes?: readonly CareNote[];
}

/** Whether somebody could have to be called because of what is known of her. Where not, a row says nothing more urgent than advice. */
export const couldCall = (patient: Patient, { readings, notes = [] }: Known): boolean =>
  ownLimits(notes, patient.assignedDoctorId) !== null || callingKinds(readings, patient, answersOf(notes)).length > 0;

/**
 * What a row is about, as of `now` (ms): the most urgent call that nobody has seen (clinical rules 0, invariant 11), then
 * a call that ran out of its 24 hours unseen, then unseen advice. Only when all of it was seen, what was. The rules are
 * asked only where one of them could answer.
 */
export function rowAlert(
  patient: Patient,
  { readings, notes = [] }: Known,
  limits: OwnLimits | null,
  now: number,
): RowAlert {
  // Newest first: an open alert needs a reading of the last 24 hours.
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
  const isUnseen = ({ reading, tier }: OpenAlert) => !isSeen(seen.get(reading.id), tier);
  const openOf = (kinds: readonly ReadingKind[]) =>
    isRecent ? openAlerts(readings, context, toInstant(now), kinds) : [];
  const calls = openOf(calling);
  const call = calls.find(isUnseen);
  if (call && isCall(call)) return { alert: call, seen: null, isPast: false };
  // What cannot call is asked only here.
  const others = openOf(readingKinds.filter((kind) => !calling.includes(kind)));
  const open = [...calls, ...others].sort(compareAlerts);
  const waiting = open.find(isUnseen);
  const past = calling.length > 0 ? unchecked(readings, calling, context, now) : [];
  const left = past.find(isUnseen);
  if (left) return { alert: left, seen: null, isPast: true };
  if (waiting) return { alert: waiting, seen: null, isPast: false };
  const [alert] = open.length > 0 ? open : past;
  return alert ? { alert, seen: seen.get(alert.reading.id) ?? null, isPast: open.length === 0 } : nothing;
}

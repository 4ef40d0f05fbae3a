import type { AskedMeasurements, PlanStep, SugarMoment } from '@/model/plan/plan-step.ts';
import { categorise } from '@/clinical/pressure/pressure-category.ts';
import { stageOf, type Stage } from '@/clinical/gestation/pregnancy-stage.ts';
import { daysBetween, localDate, type CalendarDate } from '@/clinical/time/calendar-date.ts';
import type { MeasurementType } from '@/model/records/blood-sugar.ts';
import type { Profile } from '@/model/records/profile.ts';
import type { Reading, ReadingOf } from '@/model/records/reading.ts';
import type { ReadingKind } from '@/model/records/reading-kinds.ts';
import { DAY_MS } from '@/model/time/durations.ts';
import { measurementRules, type MeasurementRuleId } from './measurement-rules.ts';

export interface MeasurementStep extends PlanStep {
  readonly is: 'measurement';
  readonly kind: ReadingKind;
  /** Of a sugar: the moment that the form opens with. */
  readonly moment: SugarMoment | null;
  readonly rule: MeasurementRuleId;
}

/** The records' own function brings the schema library, which the first paint must not load. */
const readingsOf = <K extends ReadingKind>(readings: readonly Reading[], kind: K): ReadingOf<K>[] =>
  readings.filter((reading): reading is ReadingOf<K> & Reading => reading.kind === kind);

export interface MeasurementFacts {
  readonly profile: Profile | null;
  /** The newest first, more than anyone measures in a day. */
  readonly readings: readonly Reading[];
  readonly asked: AskedMeasurements;
  /** ms since 1970 */
  readonly now: number;
}

/** Minutes since midnight. */
const hour = (hours: number): number => hours * 60;
/** A measurement that was asked for counts as missed this long after its time [P]. */
const PRESSURE_WINDOW = hour(3);
/** The usual time of day is taken from this many days, and needs this many of them [P]. */
const USUAL_DAYS = 14;
const USUAL_LEAST = 3;
const USUAL_STEP = 15;

const minuteOf = (instant: string): number => {
  const time = new Date(instant);
  return time.getHours() * 60 + time.getMinutes();
};

/** The instant of a minute of a local day. The time is set as a wall clock, so that a day of 23 hours does not move it. */
function instantAt(date: CalendarDate, minute: number): number {
  const day = new Date(`${date}T00:00:00`);
  day.setHours(0, minute);
  return day.getTime();
}

const isOf = (reading: Reading, date: CalendarDate): boolean => localDate(reading.recordedAt) === date;

/** "Same time of day" (clinical rules 1.8, MH-BP): the middle of her first readings of each of the last days, in minutes. */
function usualMinute(readings: readonly Reading[], now: number, otherwise: number): number {
  const firstOfDay = new Map<string, number>();
  for (const { recordedAt } of readings) {
    const at = Date.parse(recordedAt);
    if (at <= now - USUAL_DAYS * DAY_MS || localDate(at) === localDate(now)) continue;
    const minute = minuteOf(recordedAt);
    const day = localDate(at);
    firstOfDay.set(day, Math.min(firstOfDay.get(day) ?? minute, minute));
  }
  const minutes = [...firstOfDay.values()].toSorted((one, other) => one - other);
  const middle = minutes[Math.floor(minutes.length / 2)];
  return middle === undefined || minutes.length < USUAL_LEAST
    ? otherwise
    : Math.floor(middle / USUAL_STEP) * USUAL_STEP;
}

const isRaised = ({ systolic, diastolic }: { systolic: number; diastolic: number }): boolean =>
  ['watch', 'high', 'severe'].includes(categorise(systolic, diastolic));
const isHigh = ({ systolic, diastolic }: { systolic: number; diastolic: number }): boolean =>
  ['high', 'severe'].includes(categorise(systolic, diastolic));

function pressureRule({ readings, asked, now }: MeasurementFacts, stage: Stage): MeasurementRuleId | null {
  const pressures = readingsOf(readings, 'bloodPressure');
  if (asked.pressure) return 'pressure.doctor';
  if (stage.kind === 'postpartum' && stage.period !== 'early') return null;
  const today = localDate(now);
  const daysAgo = (instant: string) => daysBetween(localDate(instant), today);
  if (pressures.some((each) => isRaised(each) && daysAgo(each.recordedAt) >= 1 && daysAgo(each.recordedAt) <= 3))
    return 'pressure.raised';
  const days = stage.kind === 'postpartum' ? stage.daysSinceBirth : null;
  if (days !== null && days >= 1 && days <= 10 && pressures.some(isHigh)) return 'pressure.afterBirth';
  return 'pressure.offered';
}

/** The meals of a day: when an hour after the meal usually is, and from when to when a value belongs to it [P]. In minutes. */
const meals = [
  { at: hour(9), from: 0, until: hour(12) },
  { at: hour(14), from: hour(12), until: hour(17) },
  { at: hour(20), from: hour(17), until: hour(24) },
];
const FASTING = { at: hour(7), until: hour(11) };

interface Slot {
  readonly moment: SugarMoment;
  readonly at: number;
  readonly until: number;
  readonly isDoneBy: (type: MeasurementType, minute: number) => boolean;
}

const isAfterMeal = (type: MeasurementType): type is 'post_1h' | 'post_2h' => type === 'post_1h' || type === 'post_2h';

function sugarSlots(moments: readonly SugarMoment[]): Slot[] {
  const afterMeal = moments.find(isAfterMeal);
  return [
    ...(moments.includes('fasting')
      ? [{ moment: 'fasting' as const, ...FASTING, isDoneBy: (type: MeasurementType) => type === 'fasting' }]
      : []),
    ...(afterMeal === undefined
      ? []
      : meals.map(({ at, from, until }) => ({
          moment: afterMeal,
          at: at + (afterMeal === 'post_2h' ? hour(1) : 0),
          until,
          isDoneBy: (type: MeasurementType, minute: number) => isAfterMeal(type) && minute >= from && minute < until,
        }))),
  ];
}

/** One or two hours after a meal, as she measured last; else one hour, which both published target profiles have. */
const usualAfterMeal = (readings: readonly Reading[]): SugarMoment =>
  readingsOf(readings, 'bloodSugar')
    .map(({ measurementType }) => measurementType)
    .find(isAfterMeal) ?? 'post_1h';

function sugarMoments({ profile, readings, asked }: MeasurementFacts): readonly [MeasurementRuleId, SugarMoment[]] {
  if (asked.sugar.length > 0) return ['sugar.doctor', [...asked.sugar]];
  const hasDiabetes = profile?.diabetes != null && profile.diabetes !== 'none';
  return ['sugar.diabetes', hasDiabetes ? ['fasting', usualAfterMeal(readings)] : []];
}

/** Days from the newest weight after which the next one is due, and after which she is taken not to weigh herself any more. */
const [WEEK, NOT_WEIGHED] = [7, 28];

/**
 * The measurements of the local day of `now`, done ones included. None after a loss. Sugar and weight are planned during a
 * pregnancy only.
 */
export function dueMeasurements(facts: MeasurementFacts): MeasurementStep[] {
  const { profile, readings, now } = facts;
  const today = localDate(now);
  const stage = stageOf(profile, today);
  if (stage.kind === 'ended') return [];
  const ofToday = readings.filter((reading) => isOf(reading, today)).toReversed();
  const steps: MeasurementStep[] = [];
  const add = (
    rule: MeasurementRuleId,
    { at, until, moment = null, done }: { at: number; until: number; moment?: SugarMoment | null; done?: Reading },
  ) => {
    const { kind, isAsked } = measurementRules[rule];
    steps.push({
      is: 'measurement',
      key: `${kind} ${moment ?? ''} ${at}`,
      kind,
      moment,
      rule,
      at: instantAt(today, at),
      until: isAsked ? instantAt(today, until) : null,
      doneAt: done ? Date.parse(done.recordedAt) : null,
    });
  };
  const pressure = pressureRule(facts, stage);
  if (pressure) {
    const at = usualMinute(readingsOf(readings, 'bloodPressure'), now, hour(9));
    add(pressure, { at, until: at + PRESSURE_WINDOW, done: readingsOf(ofToday, 'bloodPressure')[0] });
  }
  if (stage.kind === 'postpartum') return steps;
  const [sugar, moments] = sugarMoments(facts);
  const sugars = readingsOf(ofToday, 'bloodSugar');
  for (const { moment, at, until, isDoneBy } of sugarSlots(moments))
    add(sugar, {
      at,
      until,
      moment,
      done: sugars.find(({ measurementType, recordedAt }) => isDoneBy(measurementType, minuteOf(recordedAt))),
    });
  const [newest] = readingsOf(readings, 'weight');
  const newestBefore = readingsOf(readings, 'weight').find((each) => !isOf(each, today));
  const days = newestBefore ? daysBetween(localDate(newestBefore.recordedAt), today) : 0;
  if (newest && days >= WEEK && days <= NOT_WEIGHED) {
    const at = usualMinute(readingsOf(readings, 'weight'), now, hour(8));
    add('weight.weekly', { at, until: at, done: isOf(newest, today) ? newest : undefined });
  }
  return steps;
}

import type {
  AskedMeasurements,
  ChosenKind,
  ChosenMeasurements,
  PlanStep,
  SugarMoment,
} from '@/model/plan/plan-step.ts';
import { categorise } from '@/clinical/pressure/pressure-category.ts';
import { stageOf, type Stage } from '@/clinical/gestation/pregnancy-stage.ts';
import { daysBetween, localDate, type CalendarDate } from '@/clinical/time/calendar-date.ts';
import type { Profile } from '@/model/records/profile.ts';
import type { Reading, ReadingOf } from '@/model/records/reading.ts';
import type { ReadingKind } from '@/model/records/reading-kinds.ts';
import { DAY_MS } from '@/model/time/durations.ts';
import { chosenSlots, chosenSugarSlots, type ChosenSlot, type ChosenSugarSlot } from './chosen-slots.ts';
import { measurementRules, type MeasurementRuleId } from './measurement-rules.ts';
import { isAfterMeal, sugarSlots } from './sugar-slots.ts';

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
  /** Where she chose times for a kind, they replace the times of this file. */
  readonly chosen: ChosenMeasurements;
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

/** One or two hours after a meal, as she measured last; else one hour, which both published target profiles have. */
const usualAfterMeal = (readings: readonly Reading[]): 'post_1h' | 'post_2h' =>
  readingsOf(readings, 'bloodSugar')
    .map(({ measurementType }) => measurementType)
    .find(isAfterMeal) ?? 'post_1h';

/** The times for sugar, each with its reason: at the times that she chose, else at the hours of the app. */
function sugarTimes(facts: MeasurementFacts): readonly (ChosenSugarSlot & { readonly rule: MeasurementRuleId })[] {
  const { profile, readings, asked, chosen, now } = facts;
  const hasDiabetes = profile?.diabetes != null && profile.diabetes !== 'none';
  const afterMeal = asked.sugar.find(isAfterMeal) ?? usualAfterMeal(readings);
  const isAsked = (moment: SugarMoment) => asked.sugar.includes(moment);
  const ruleOf = (moment: SugarMoment): MeasurementRuleId => {
    if (isAsked(moment)) return 'sugar.doctor';
    return hasDiabetes ? 'sugar.diabetes' : 'sugar.chosen';
  };
  const slots = (): readonly ChosenSugarSlot[] => {
    if (chosen.kinds.includes('bloodSugar'))
      return chosenSugarSlots(chosenSlots(chosen, 'bloodSugar', localDate(now)), { asked: asked.sugar, afterMeal });
    const ofDiabetes: readonly SugarMoment[] = hasDiabetes ? ['fasting', afterMeal] : [];
    const moments = asked.sugar.length > 0 ? asked.sugar : ofDiabetes;
    return sugarSlots(moments).map((slot) => ({ ...slot, answeredAt: null }));
  };
  return slots().map((slot) => ({ ...slot, rule: ruleOf(slot.moment) }));
}

/** Days from the newest weight after which the next one is due, and after which she is taken not to weigh herself any more. */
const [WEEK, NOT_WEIGHED] = [7, 28];

interface StepTime {
  readonly at: number;
  readonly until: number;
  readonly moment?: SugarMoment;
  readonly done: Reading | undefined;
  readonly answeredAt?: number | null;
}

function stepOf(today: CalendarDate, rule: MeasurementRuleId, time: StepTime): MeasurementStep {
  const { at, until, moment = null, done, answeredAt = null } = time;
  const { kind, isAsked } = measurementRules[rule];
  return {
    is: 'measurement',
    key: `${kind} ${moment ?? ''} ${at}`,
    kind,
    moment,
    rule,
    at: instantAt(today, at),
    until: isAsked ? instantAt(today, until) : null,
    doneAt: done ? Date.parse(done.recordedAt) : answeredAt,
  };
}

const isIn = (reading: Reading, { from, until }: ChosenSlot): boolean => {
  const minute = minuteOf(reading.recordedAt);
  return minute >= from && minute < until;
};

function pressureSteps(facts: MeasurementFacts, stage: Stage, ofToday: readonly Reading[]): MeasurementStep[] {
  const { readings, chosen, now } = facts;
  const today = localDate(now);
  const rule = pressureRule(facts, stage);
  const isAsked = rule !== null && measurementRules[rule].isAsked;
  const pressures = readingsOf(ofToday, 'bloodPressure');
  const slots = chosenSlots(chosen, 'bloodPressure', today);
  if (slots.length > 0)
    return slots.map((slot) => {
      const done = pressures.find((each) => isIn(each, slot));
      const until = slot.at + PRESSURE_WINDOW;
      return stepOf(today, isAsked ? rule : 'pressure.chosen', { ...slot, until, done });
    });
  if (rule === null || (!isAsked && chosen.kinds.includes('bloodPressure'))) return [];
  const at = usualMinute(readingsOf(readings, 'bloodPressure'), now, hour(9));
  return [stepOf(today, rule, { at, until: at + PRESSURE_WINDOW, done: pressures[0] })];
}

function sugarSteps(facts: MeasurementFacts, ofToday: readonly Reading[]): MeasurementStep[] {
  const sugars = readingsOf(ofToday, 'bloodSugar');
  return sugarTimes(facts).map(({ rule, isDoneBy, ...slot }) => {
    const done = sugars.find(({ measurementType, recordedAt }) => isDoneBy(measurementType, minuteOf(recordedAt)));
    return stepOf(localDate(facts.now), rule, { ...slot, done });
  });
}

function weightSteps({ readings, chosen, now }: MeasurementFacts, ofToday: readonly Reading[]): MeasurementStep[] {
  const today = localDate(now);
  const weights = readingsOf(readings, 'weight');
  const done = readingsOf(ofToday, 'weight');
  if (chosen.kinds.includes('weight'))
    return chosenSlots(chosen, 'weight', today).map((slot) =>
      stepOf(today, 'weight.chosen', { ...slot, done: done.find((each) => isIn(each, slot)) }),
    );
  const before = weights.find((each) => !isOf(each, today));
  const days = before ? daysBetween(localDate(before.recordedAt), today) : 0;
  if (days < WEEK || days > NOT_WEIGHED) return [];
  const at = usualMinute(weights, now, hour(8));
  return [stepOf(today, 'weight.weekly', { at, until: at, done: done.at(-1) })];
}

/**
 * The measurements of the local day of `now`, done ones included. None after a loss. After a birth, sugar and weight are planned only
 * at times that she chose.
 */
export function dueMeasurements(facts: MeasurementFacts): MeasurementStep[] {
  const { profile, readings, chosen, now } = facts;
  const today = localDate(now);
  const stage = stageOf(profile, today);
  if (stage.kind === 'ended') return [];
  const ofToday = readings.filter((reading) => isOf(reading, today)).toReversed();
  const isPlanned = (kind: ChosenKind) => stage.kind !== 'postpartum' || chosen.kinds.includes(kind);
  return [
    ...pressureSteps(facts, stage, ofToday),
    ...(isPlanned('bloodSugar') ? sugarSteps(facts, ofToday) : []),
    ...(isPlanned('weight') ? weightSteps(facts, ofToday) : []),
  ];
}

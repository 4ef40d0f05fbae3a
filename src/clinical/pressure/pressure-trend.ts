import { DAY_MS } from '@/model/time/durations.ts';
import { addDays, localDate, type CalendarDate } from '@/clinical/time/calendar-date.ts';
import { gestationalAge } from '@/clinical/gestation/gestational-age.ts';
import { isHigh, type PressureReading } from './pressure-episode.ts';
import { elapsedMs } from '@/clinical/time/reading-time.ts';
import type { Rule } from '@/clinical/rules/rule.ts';
import type { Stage } from '@/clinical/gestation/pregnancy-stage.ts';

/** clinical rules 1.6 and 1.7. */
export const pressureTrendRules = {
  T1: { tier: 'TODAY', textId: 'clinical.bp.trend.threeDays', source: 'clinical rules 1.6 [P]' },
  T3: { tier: 'TODAY', textId: 'clinical.bp.trend.onMedicine', source: 'clinical rules 1.6 [P]' },
  T2: {
    tier: null,
    note: 'next_visit',
    textId: 'clinical.bp.trend.rise',
    source: 'NHBPEP 2000, no longer diagnostic [NV]',
  },
} as const satisfies Record<string, Rule>;
export type PressureTrendRule = keyof typeof pressureTrendRules;

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
const meanOf = (readings: readonly PressureReading[]) => ({
  systolic: mean(readings.map((reading) => reading.systolic)),
  diastolic: mean(readings.map((reading) => reading.diastolic)),
});
const newestOf = (readings: readonly PressureReading[]): PressureReading | undefined =>
  readings.reduce<PressureReading | undefined>(
    (newest, reading) => (newest && elapsedMs(newest.recordedAt, reading.recordedAt) <= 0 ? newest : reading),
    undefined,
  );

const RAISED_DAYS = 3;

/** T1: the day of the newest reading and the two before it each have a mean of 135 or more, or 85 or more. */
export function isRaisedForThreeDays(readings: readonly PressureReading[], timeZone?: string): boolean {
  const newest = newestOf(readings);
  // Checked first, because a doctor's list calls this for all patients and most have fewer readings.
  if (!newest || readings.length < RAISED_DAYS) return false;
  const lastDay = localDate(newest.recordedAt, timeZone);
  const days = readings.map(({ recordedAt }) => localDate(recordedAt, timeZone));
  return Array.from({ length: RAISED_DAYS }, (_, ago) => addDays(lastDay, -ago)).every((day) => {
    const ofDay = readings.filter((_, at) => days[at] === day);
    if (ofDay.length === 0) return false;
    const { systolic, diastolic } = meanOf(ofDay);
    return systolic >= 135 || diastolic >= 85;
  });
}

const EARLY_WEEKS = 20;
const EARLY_READINGS = 3;

/** T2: below 140/90, but 30 or 15 mmHg above the mean of three or more readings from before 20 weeks. */
export function hasRisenSinceEarly(
  readings: readonly PressureReading[],
  estimatedLmp: CalendarDate,
  timeZone?: string,
): boolean {
  const newest = newestOf(readings);
  const weeksAt = ({ recordedAt }: PressureReading) =>
    gestationalAge(estimatedLmp, localDate(recordedAt, timeZone)).weeks;
  if (!newest || isHigh(newest) || weeksAt(newest) < EARLY_WEEKS) return false;
  const early = readings.filter((reading) => weeksAt(reading) >= 0 && weeksAt(reading) < EARLY_WEEKS);
  if (early.length < EARLY_READINGS) return false;
  const { systolic, diastolic } = meanOf(early);
  return newest.systolic - systolic >= 30 || newest.diastolic - diastolic >= 15;
}

/** T3: on blood pressure medicine with a top number below 100, or dizzy; feeling faint counts as dizzy. */
const isLowOnMedicine = (newest: PressureReading, isDizzy = false): boolean =>
  newest.systolic < 100 || isDizzy || (newest.symptoms ?? []).includes('faint');

export interface PressureTrendContext {
  readonly estimatedLmp?: CalendarDate | null;
  readonly takesPressureMedicine?: boolean;
  readonly isDizzy?: boolean;
  readonly timeZone?: string;
}

/** The trend rules that apply to the given readings, the most urgent first. */
export function pressureTrends(
  readings: readonly PressureReading[],
  { estimatedLmp, takesPressureMedicine, isDizzy, timeZone }: PressureTrendContext,
): PressureTrendRule[] {
  const newest = newestOf(readings);
  const rules: PressureTrendRule[] = [];
  if (isRaisedForThreeDays(readings, timeZone)) rules.push('T1');
  if (newest && takesPressureMedicine && isLowOnMedicine(newest, isDizzy)) rules.push('T3');
  if (estimatedLmp && hasRisenSinceEarly(readings, estimatedLmp, timeZone)) rules.push('T2');
  return rules;
}

/** Whether to ask for a reading every day, days 1 to 10 after birth (clinical rules 1.7). */
export const isDailyPressureAsked = (stage: Stage, hadHighPressureOrWantsIt: boolean): boolean =>
  hadHighPressureOrWantsIt &&
  stage.kind === 'postpartum' &&
  stage.daysSinceBirth !== null &&
  stage.daysSinceBirth >= 1 &&
  stage.daysSinceBirth <= 10;

/** Days of each of the two means. */
const MEAN_DAYS = 7;
/** A week with fewer readings has no meaningful mean. */
const MIN_READINGS_IN_MEAN = 4;
/** mmHg between the means of two weeks, systolic and diastolic: more than chance moves a mean of four readings. [P] */
const RISE = { systolic: 10, diastolic: 8 } as const;

/** The mean of the last seven days compared with the seven days before, in whole mmHg, for the value that has risen. */
export interface WeeklyRise {
  readonly number: 'systolic' | 'diastolic';
  readonly from: number;
  readonly to: number;
}

/** Whether the seven-day mean is rising as of now. Used to order a doctor's list; not a rule for the patient. */
export function weeklyRise(readings: readonly PressureReading[], now: number): WeeklyRise | null {
  if (readings.length < 2 * MIN_READINGS_IN_MEAN) return null;
  const weeksAgo = ({ recordedAt }: PressureReading) =>
    Math.floor((now - Date.parse(recordedAt)) / (MEAN_DAYS * DAY_MS));
  const [last, before] = [0, 1].map((weeks) => readings.filter((reading) => weeksAgo(reading) === weeks));
  if (!last || !before || last.length < MIN_READINGS_IN_MEAN || before.length < MIN_READINGS_IN_MEAN) return null;
  const [to, from] = [meanOf(last), meanOf(before)];
  const number = (['systolic', 'diastolic'] as const).find((each) => to[each] - from[each] >= RISE[each]);
  return number ? { number, from: Math.round(from[number]), to: Math.round(to[number]) } : null;
}

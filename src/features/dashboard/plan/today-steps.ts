import type { DoseStep, LatePlan, PlanStep, VisitStep } from '@/model/plan/plan-step.ts';
import { dueMeasurements, type MeasurementStep } from '@/clinical/plan/due-measurements.ts';
import { localDate } from '@/clinical/time/calendar-date.ts';
import type { Profile } from '@/model/records/profile.ts';
import type { Reading } from '@/model/records/reading.ts';

/** A reading of today: always done. */
export interface ReadingStep extends PlanStep {
  readonly is: 'reading';
  readonly reading: Reading;
}

export type OpenStep = MeasurementStep | DoseStep | VisitStep;
export type TodayStep = OpenStep | ReadingStep;

interface TodayFacts {
  readonly profile: Profile | null;
  /** The newest first. */
  readonly readings: readonly Reading[];
  readonly late: LatePlan | undefined;
  /** ms since 1970 */
  readonly now: number;
}

const nothingAsked = { pressure: false, sugar: [] } as const;
const nothingChosen = { kinds: [], times: [] } as const;

const stepOf = (reading: Reading): ReadingStep => {
  const at = Date.parse(reading.recordedAt);
  return { is: 'reading', key: `reading ${reading.id}`, at, until: null, doneAt: at, reading };
};

/** A visit whose time has passed without an outcome is no step: the list of visits asks what became of it. */
const isStep = (step: LatePlan['steps'][number], now: number): boolean =>
  step.is === 'dose' || step.doneAt !== null || step.at > now;

/** Doses, visits, measurements and the readings of today. A measurement that was done is there as its reading. */
export function todaySteps({ profile, readings, late, now }: TodayFacts): readonly TodayStep[] {
  const today = localDate(now);
  return [
    ...(late?.steps.filter((step) => isStep(step, now)) ?? []),
    ...dueMeasurements({
      profile,
      readings,
      asked: late?.asked ?? nothingAsked,
      chosen: late?.chosen ?? nothingChosen,
      now,
    }).filter(({ doneAt }) => doneAt === null),
    ...readings.filter(({ recordedAt }) => localDate(recordedAt) === today).map(stepOf),
  ];
}

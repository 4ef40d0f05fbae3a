import type { PlanStep } from '@/model/plan/plan-step.ts';
import { localDate } from '@/clinical/time/calendar-date.ts';

/** `later`: its time has not come. `missed`: its time is over, and it can still be answered. */
export type StepState = 'done' | 'missed' | 'due' | 'later';

export function stateOf({ at, until, doneAt }: PlanStep, now: number): StepState {
  if (doneAt !== null) return 'done';
  if (at > now) return 'later';
  return until !== null && now > until ? 'missed' : 'due';
}

export interface DayPlan<S> {
  /** The one step to do next: what is due, else what comes. Never what was missed: nothing may press her to take a dose late. */
  readonly next: S | null;
  /** All other open steps, missed ones too, in time order. */
  readonly open: readonly S[];
  /** Done today, in time order. */
  readonly done: readonly S[];
}

/**
 * A step belongs to the local day of its time. A step of yesterday belongs to today too while it can still be done in time, or when
 * it was done today: a dose of 23:30 is taken at 00:10.
 */
function isOfToday(step: PlanStep, now: number): boolean {
  const today = localDate(now);
  if (localDate(step.at) === today) return true;
  const state = stateOf(step, now);
  return step.at < now && (state === 'done' ? localDate(step.doneAt ?? step.at) === today : state === 'due');
}

/** The plan of the local day of `now` (ms). Steps at the same time keep the order in which they were given. */
export function dayPlan<S extends PlanStep>(steps: readonly S[], now: number): DayPlan<S> {
  const ofToday = steps.filter((step) => isOfToday(step, now)).toSorted((one, other) => one.at - other.at);
  const open = ofToday.filter(({ doneAt }) => doneAt === null);
  const inState = (state: StepState) => open.find((step) => stateOf(step, now) === state);
  const next = inState('due') ?? inState('later') ?? null;
  return {
    next,
    open: open.filter((step) => step !== next),
    done: ofToday.filter(({ doneAt }) => doneAt !== null),
  };
}

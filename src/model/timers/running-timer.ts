/** A timer that runs on this phone; it is a record when it ends. */
export interface RunningTimer {
  /** The id that the record will have, so that ending it in two tabs gives one record. */
  readonly id: string;
  /** ms since 1970: the start, then each mark in its order. */
  readonly times: readonly number[];
}

export const timerNames = ['movements', 'contraction'] as const;
export type TimerName = (typeof timerNames)[number];

/** A timer that has ended and is not a record yet. */
export interface EndedTimer {
  readonly timer: RunningTimer;
  /** ms since 1970; null: it was replaced or expired, its end is not known. */
  readonly endedAt: number | null;
}

/** What this device knows of a timer besides its records. */
export interface TimerState {
  readonly running: RunningTimer | null;
  readonly ended: readonly EndedTimer[];
}

export const noTimer: TimerState = { running: null, ended: [] };

/** One step of a timer: what runs from now on, and when the timer ended that it replaces. */
export interface TimerStep {
  readonly running: RunningTimer | null;
  readonly endedAt: number | null;
}

/** The state after a step; a timer that runs no longer waits to be saved. */
export const afterStep = ({ running: before, ended }: TimerState, { running, endedAt }: TimerStep): TimerState => ({
  running,
  ended: before && running?.id !== before.id ? [...ended, { timer: before, endedAt }] : ended,
});

import { contractionRecord, DOUBLE_TAP_MS } from '@/model/timers/contraction.ts';
import type { RunningTimer, TimerStep } from '@/model/timers/running-timer.ts';
import { newId } from '@/db/store/new-id.ts';
import { moveTimer } from './timed-records.ts';

const move = (step: (running: RunningTimer | null) => TimerStep) =>
  moveTimer({
    name: 'contraction',
    kind: 'contraction',
    step,
    recordOf: ({ timer, endedAt }) => contractionRecord(timer, endedAt),
  });

/**
 * Starts a contraction. One that still runs is saved without an end, for example because the phone was off.
 * @param at ms since 1970 @throws StorageFailure
 */
export function beginContraction(at: number): Promise<void> {
  const fresh = { id: newId(), times: [at] };
  const isDoubleTap = (running: RunningTimer | null) => running && at - (running.times[0] ?? 0) < DOUBLE_TAP_MS;
  return move((running) => ({ running: isDoubleTap(running) ? running : fresh, endedAt: null }));
}

/** Ends the running contraction and saves it. @param at ms since 1970 @throws StorageFailure */
export const endContraction = (at: number): Promise<void> => move(() => ({ running: null, endedAt: at }));

/** Saves a contraction that the app could not save before. @throws StorageFailure */
export const savePendingContraction = (): Promise<void> => move((running) => ({ running, endedAt: null }));

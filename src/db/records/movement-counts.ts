import { countRecord, isExpired, MAX_MOVEMENTS } from '@/model/timers/movement-count.ts';
import type { RunningTimer, TimerStep } from '@/model/timers/running-timer.ts';
import { newId } from '@/db/store/new-id.ts';
import { moveTimer } from './timed-records.ts';

const move = (step: (running: RunningTimer | null) => TimerStep) =>
  moveTimer({
    name: 'movements',
    kind: 'movementCount',
    step,
    recordOf: ({ timer, endedAt }) => countRecord(timer, endedAt),
  });

const current = (running: RunningTimer | null, at: number) => (running && !isExpired(running, at) ? running : null);
/** An expired count has no end. */
const endOf = (running: RunningTimer | null, at: number) => (current(running, at) ? at : null);

/** Starts a count; a running one continues. @param at ms since 1970 @throws StorageFailure */
export function startCount(at: number): Promise<void> {
  const fresh = { id: newId(), times: [at] };
  return move((running) => ({ running: current(running, at) ?? fresh, endedAt: null }));
}

/** Adds a movement; without a running count it is the first of a new one. @param at ms since 1970 @throws StorageFailure */
export function addMovement(at: number): Promise<void> {
  const fresh = { id: newId(), times: [at, at] };
  return move((running) => {
    const counting = current(running, at);
    const isFull = counting !== null && counting.times.length > MAX_MOVEMENTS;
    const next = counting && !isFull ? { ...counting, times: [...counting.times, at] } : fresh;
    return { running: next, endedAt: endOf(running, at) };
  });
}

/** Ends the count and saves it. @param at ms since 1970 @throws StorageFailure */
export const endCount = (at: number): Promise<void> =>
  move((running) => ({ running: null, endedAt: endOf(running, at) }));

/** Saves a count that has expired, as one without an end, and one that the app could not save before. @throws StorageFailure */
export const setAsideExpired = (at: number): Promise<void> =>
  move((running) => ({ running: current(running, at), endedAt: null }));

/** Removes the last movement, which was tapped by mistake. @throws StorageFailure */
export const removeLastMovement = (): Promise<void> =>
  move((running) => ({
    running: running && running.times.length > 1 ? { ...running, times: running.times.slice(0, -1) } : running,
    endedAt: null,
  }));

import { encrypted, id, instant, integer, required, texts, type Values } from '@/model/schema/field.ts';
import { issue } from '@/model/schema/issue.ts';
import { ownedRecord } from '@/model/schema/record.ts';
import { HOUR_MS } from '@/model/time/durations.ts';
import { toInstant } from '@/model/time/instant.ts';
import type { RunningTimer } from './running-timer.ts';

/** A count that runs longer expires: it says nothing about the movements now and could be read as a new one [P]. */
export const MAX_COUNT_HOURS = 12;
/** Movements of one count with their times; the next one begins a new count, because a document has a limit. */
export const MAX_MOVEMENTS = 300;
/** Counts of older versions had no limit. */
const MAX_COUNT = 10_000;

/**
 * One count of the baby's movements, from start to end. It has no normal number: the baby's own pattern counts (clinical
 * rules 5.3, S04).
 */
export const movementCount = ownedRecord({
  collection: 'movement_counts',
  title: 'movement count',
  conflict: 'append-only',
  fields: {
    userId: required(id()),
    /** When the count began. */
    recordedAt: required(instant()),
    /** Absent: the count expired before it was ended. */
    endedAt: instant(),
    count: required(integer(0, MAX_COUNT)),
    /** Seconds from the start to each movement, as texts of digits; absent in counts of older versions. */
    seconds: encrypted(texts(6, MAX_MOVEMENTS)),
  },
  indexes: [{ type: 'key', on: ['userId', 'recordedAt'] }],
  check: ({ recordedAt, endedAt }) => (endedAt && endedAt < recordedAt ? [issue('endedAt', 'ends_early')] : []),
});
export type MovementCount = Values<typeof movementCount.fields>;

/** Whether a count has run so long that it is set aside. @param now ms since 1970 */
export const isExpired = ({ times: [start = 0] }: RunningTimer, now: number): boolean =>
  now - start >= MAX_COUNT_HOURS * HOUR_MS;

/** The record of a count that ends at `endedAt` (ms since 1970), or that expired when `endedAt` is null. */
export function countRecord({ times }: RunningTimer, endedAt: number | null): Omit<MovementCount, 'userId'> {
  const [start = 0, ...movements] = times;
  return {
    recordedAt: toInstant(start),
    // The clock of the phone may have been set back meanwhile.
    ...(endedAt !== null && { endedAt: toInstant(Math.max(start, endedAt)) }),
    count: movements.length,
    seconds: movements.map((at) => String(Math.max(0, Math.round((at - start) / 1000)))),
  };
}

/** Seconds from the start to each movement, the smallest first; empty where the times are not known. */
export const secondsOf = ({ seconds }: Pick<MovementCount, 'seconds'>): number[] =>
  (seconds ?? [])
    .map(Number)
    .filter((each) => Number.isFinite(each) && each >= 0)
    .toSorted((one, other) => one - other);

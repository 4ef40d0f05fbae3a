import { secondsOf, type MovementCount } from '@/model/timers/movement-count.ts';
import type { TapeMark } from '@/ui/chart/mark-tape.tsx';

const MINUTE_MS = 60_000;
/** Lengths of a tape in minutes, with the distance of its long ticks. */
const lengths = [
  [10, 5],
  [30, 10],
  [60, 15],
  [120, 30],
  [240, 60],
  [720, 120],
] as const;

export interface TapeLength {
  readonly length: number;
  readonly long: number;
  readonly short: number;
}

type Counted = Pick<MovementCount, 'recordedAt' | 'endedAt' | 'seconds'>;

/** How long a count took, minutes; of one without an end until its last movement. */
export const minutesOf = (count: Counted): number =>
  count.endedAt
    ? (Date.parse(count.endedAt) - Date.parse(count.recordedAt)) / MINUTE_MS
    : (secondsOf(count).at(-1) ?? 0) / 60;

/** The shortest tape on which all of these minutes lie. */
export function tapeLength(minutes: readonly number[]): TapeLength {
  const most = Math.max(0, ...minutes);
  const [length, long] = lengths.find(([each]) => each >= most) ?? lengths[lengths.length - 1]!;
  return { length, long, short: long / 5 };
}

/** A movement at each of its minutes; the tenth, twentieth and so on have a ring. */
export const marksOf = (seconds: readonly number[]): TapeMark[] =>
  seconds.map((second, index) => ({ at: second / 60, ...((index + 1) % 10 === 0 && { tone: 'round' as const }) }));

/** Minutes from the start to the tenth movement; null for fewer than ten, or when the times are not known. */
export function minutesToTen(count: Counted): number | null {
  const tenth = secondsOf(count)[9];
  return tenth === undefined ? null : tenth / 60;
}

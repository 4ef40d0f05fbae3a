import { meanInterval } from '@/clinical/symptoms/contractions.ts';
import type { Contraction } from '@/model/timers/contraction.ts';
import type { TapeMark } from '@/ui/chart/mark-tape.tsx';
import { groupBy } from './group-by.ts';

/** Minutes on one tape. A whole hour on a phone would make a contraction three pixels long. */
export const ROW_MINUTES = 30;
const MINUTE_MS = 60_000;

/** What a chart needs to know of a contraction. */
export type Timed = Pick<Contraction, 'recordedAt' | 'endedAt'>;

/** One half hour in which contractions came. */
export interface ContractionRow {
  /** ms since 1970 */
  readonly from: number;
  /** Minutes since `from`, the first to the last. */
  readonly marks: readonly TapeMark[];
  readonly count: number;
  /** Mean time from start to start, ms; null for fewer than two. */
  readonly every: number | null;
  /** Mean length, ms; null when no end was timed. */
  readonly length: number | null;
}

/** The half hour in which an instant lies, by the clock of this phone, whose zone may be off by a quarter of an hour. */
export function rowStart(at: number): number {
  const date = new Date(at);
  date.setMinutes(date.getMinutes() < ROW_MINUTES ? 0 : ROW_MINUTES, 0, 0);
  return date.getTime();
}

/** Length in ms; null when the end was not timed. */
export const lengthOf = ({ recordedAt, endedAt }: Timed): number | null =>
  endedAt ? Date.parse(endedAt) - Date.parse(recordedAt) : null;

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, each) => sum + each, 0) / values.length;

/** The half hours with contractions, the newest first. The latest contraction is marked as the one of now. */
export function contractionRows(contractions: readonly Timed[]): ContractionRow[] {
  const sorted = contractions
    .map((each) => ({ from: Date.parse(each.recordedAt), length: lengthOf(each) }))
    .toSorted((one, other) => one.from - other.from);
  const latest = sorted.at(-1);
  const groups = groupBy(sorted, ({ from }) => rowStart(from));
  return [...groups]
    .map(([from, group]): ContractionRow => ({
      from,
      marks: group.map((each) => ({
        at: (each.from - from) / MINUTE_MS,
        length: each.length === null ? null : each.length / MINUTE_MS,
        ...(each === latest && { tone: 'now' as const }),
      })),
      count: group.length,
      every: meanInterval(group.map((each) => each.from)),
      length: mean(group.flatMap((each) => (each.length === null ? [] : [each.length]))),
    }))
    .toSorted((one, other) => other.from - one.from);
}

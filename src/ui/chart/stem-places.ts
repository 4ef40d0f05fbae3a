import { startOfDay } from './day-range.ts';

interface Cluster {
  /** Mean of the wanted start, px. */
  start: number;
  count: number;
}

/**
 * Places in px of marks that should be at `wanted` (ascending), moved as little as possible so that mark n is at least
 * `gaps[n - 1]` from the mark before it. Marks that touch share their displacement, so their centre stays at its time.
 */
function withGaps(wanted: readonly number[], gaps: readonly number[]): number[] {
  // Subtract the gaps: then the places only have to be in order (pool adjacent violators).
  const offsets = wanted.map((_, at) => gaps.slice(0, at).reduce((sum, gap) => sum + gap, 0));
  const clusters: Cluster[] = [];
  wanted.forEach((place, at) => {
    let cluster: Cluster = { start: place - (offsets[at] ?? 0), count: 1 };
    for (let before = clusters.at(-1); before && before.start > cluster.start; before = clusters.at(-1)) {
      clusters.pop();
      const count = before.count + cluster.count;
      cluster = { start: (before.start * before.count + cluster.start * cluster.count) / count, count };
    }
    clusters.push(cluster);
  });
  return clusters
    .flatMap(({ start, count }) => Array.from({ length: count }, () => start))
    .map((start, at) => start + (offsets[at] ?? 0));
}

interface Room {
  /** Time in ms to px. */
  readonly x: (time: number) => number;
  /** px from `left` to `right` belong to the chart. */
  readonly left: number;
  readonly right: number;
  /** Width of a day, px. */
  readonly day: number;
  /** Distance in px at which two marks do not touch. */
  readonly gap: number;
}

export interface StemPlaces {
  /** px, in the order of `times`. */
  readonly at: readonly number[];
  /** How large the marks may be drawn so that neighbours do not touch, at most 1 and at least `LEAST_SCALE`. */
  readonly scale: number;
}

/** Smaller marks cannot be told from each other. */
export const LEAST_SCALE = 0.5;

/**
 * Where the readings of a chart are drawn: at their time, and beside each other when that would draw them on top of each
 * other. A day gives its readings no more than its own width, so that a reading never leaves its day by more than that.
 */
export function stemPlaces(times: readonly number[], { x, left, right, day, gap }: Room): StemPlaces {
  const order = times.map((_, at) => at).toSorted((one, other) => x(times[one] ?? 0) - x(times[other] ?? 0));
  const ofDay = new Map<number, number>();
  const dayOf = (at: number | undefined) => startOfDay(times[at ?? -1] ?? 0);
  for (const at of order) ofDay.set(dayOf(at), (ofDay.get(dayOf(at)) ?? 0) + 1);
  const gaps = order.slice(1).map((at, before) => {
    const most = Math.max(ofDay.get(dayOf(at)) ?? 1, ofDay.get(dayOf(order[before])) ?? 1);
    return Math.min(gap, day / most);
  });
  const total = gaps.reduce((sum, each) => sum + each, 0);
  const spread = withGaps(
    order.map((at) => x(times[at] ?? 0)),
    gaps,
  );
  // Marks moved beyond an edge come back, with their distances.
  let [least, most] = [left, right - total];
  const at: number[] = Array.from({ length: times.length }, () => 0);
  spread.forEach((place, index) => {
    at[order[index] ?? 0] = Math.max(Math.min(place, most), least);
    least += gaps[index] ?? 0;
    most += gaps[index] ?? 0;
  });
  const nearest = Math.min(gap, ...order.slice(1).map((each, index) => (at[each] ?? 0) - (at[order[index] ?? 0] ?? 0)));
  return { at, scale: Math.max(LEAST_SCALE, Math.min(1, nearest / gap)) };
}

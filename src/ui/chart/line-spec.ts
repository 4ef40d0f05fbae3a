import { valueSpan, type Band, type ChartSpec, type Limit, type LinePoint } from './chart-spec.ts';
import type { DayRange } from './day-range.ts';

interface LineChart {
  readonly range: DayRange;
  readonly points: readonly LinePoint[];
  readonly ticks: ChartSpec['ticks'];
  readonly bands: readonly Band[];
  readonly limits: readonly Limit[];
  /** The minimum span of the value axis, so that small changes do not look large. */
  readonly leastSpan: number;
  readonly figure: (value: number) => string;
}

/** A range of `span` around the middle of the data. */
function centred(values: readonly number[], span: number): [number, number] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const spare = Math.max(0, span - (high - low)) / 2;
  return [low - spare, high + spare];
}

/** A chart of one number in one unit; without limits the lowest and the highest axis value are labelled. */
export function lineSpec({ range, points, ticks, bands, limits, leastSpan, figure }: LineChart): ChartSpec {
  const values = points.map((point) => point.value);
  const marks = limits.map((limit) => limit.value);
  const [least, most] = centred([...values, ...marks, ...(values.length + marks.length === 0 ? [0] : [])], leastSpan);
  const [low, high] = valueSpan(values, [least, most], leastSpan / 12);
  // Round inwards, so that no label is cut off at the edge.
  const ends = [Math.ceil(least), Math.floor(most)].map((value): Limit => ({
    value,
    text: figure(value),
    tone: 'figure',
  }));
  return {
    range,
    low,
    high,
    bands,
    limits: limits.length > 0 ? limits : ends,
    gaps: [],
    ticks,
    stems: [],
    line: points,
    marks: [],
  };
}

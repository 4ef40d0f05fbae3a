import type { DayRange } from './day-range.ts';
import type { Gap } from './gaps.ts';

/** An area behind the data, in the chart's unit, drawn straight from point to point. */
export interface Band {
  readonly tone: 'soft' | 'faint';
  readonly points: readonly { readonly time: number; readonly low: number; readonly high: number }[];
}

/** A horizontal limit with its figure at the end side. */
export interface Limit {
  readonly value: number;
  readonly text: string;
  readonly tone: 'target' | 'danger' | 'figure' | 'own';
}

/** A reading of two numbers: filled dot on top, ring below, joined by a stem. */
export interface Stem {
  readonly time: number;
  readonly top: number;
  readonly bottom: number;
  /** Set for a high reading: it is drawn as a triangle with this text. */
  readonly highText?: string;
}

/** A reading of one number. */
export interface LinePoint {
  readonly time: number;
  readonly value: number;
  readonly highText?: string;
}

/** An event at a time, without a number: a dose (drawn below the data) or a symptom (above it). */
export interface TimeMark {
  readonly time: number;
  readonly kind: 'taken' | 'missed' | 'symptom';
}

/** Everything a chart draws; times in ms since 1970, values in the one unit that the title names. */
export interface ChartSpec {
  readonly range: DayRange;
  readonly low: number;
  readonly high: number;
  readonly bands: readonly Band[];
  readonly limits: readonly Limit[];
  readonly gaps: readonly (Gap & { readonly text: string })[];
  readonly ticks: readonly { readonly time: number; readonly text: string }[];
  readonly stems: readonly Stem[];
  readonly line: readonly LinePoint[];
  readonly marks: readonly TimeMark[];
}

/** A band of constant height over the whole range. */
export const levelBand = (tone: Band['tone'], range: DayRange, low: number, high: number): Band => ({
  tone,
  points: [
    { time: range.from, low, high },
    { time: range.to, low, high },
  ],
});

/**
 * The range of `values`, widened to include `least`; `air` is the margin that figures and marks need around the data.
 */
export function valueSpan(values: readonly number[], least: readonly [number, number], air: number): [number, number] {
  const [low, high] = least;
  if (values.length === 0) return [low, high];
  return [Math.min(low, Math.min(...values) - air), Math.max(high, Math.max(...values) + air)];
}

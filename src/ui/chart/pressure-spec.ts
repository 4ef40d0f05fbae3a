import { levelBand, valueSpan, type ChartSpec, type Stem } from './chart-spec.ts';
import type { DayRange } from './day-range.ts';
import type { Gap } from './gaps.ts';

interface PressureChart {
  readonly range: DayRange;
  readonly stems: readonly Stem[];
  readonly gaps: readonly (Gap & { readonly text: string })[];
  readonly ticks: ChartSpec['ticks'];
  /** Formats a number in the reader's digits. */
  readonly figure: (value: number) => string;
  /** A small chart shows the severe line only if a reading is near it. */
  readonly isSmall?: boolean;
  readonly marks?: ChartSpec['marks'];
  /** Limits set for one patient, drawn beside the general ones; null where none is set. */
  readonly personalLimits?: { readonly systolicFrom: number | null; readonly diastolicFrom: number | null } | null;
}

/** Lower edge of the diastolic band, the two limits, and the severe line: mmHg, clinical rules 1.1 and 1.6. */
export const PRESSURE_MARKS = { floor: 60, bottom: 90, top: 140, severe: 160 } as const;

/** A chart of blood pressures in mmHg: bands 60 to 90 and 90 to 140, severe from 160. */
export function pressureSpec({
  range,
  stems,
  gaps,
  ticks,
  figure,
  isSmall = false,
  marks = [],
  personalLimits = null,
}: PressureChart): ChartSpec {
  const { floor, bottom, top, severe } = PRESSURE_MARKS;
  const [low, high] = valueSpan(
    stems.flatMap((stem) => [stem.top, stem.bottom]),
    isSmall ? [floor, top + 8] : [floor - 8, severe + 6],
    8,
  );
  return {
    range,
    low,
    high,
    stems,
    gaps,
    ticks,
    line: [],
    marks,
    bands: [levelBand('faint', range, floor, bottom), levelBand('soft', range, bottom, top)],
    limits: [
      { value: floor, text: figure(floor), tone: 'figure' as const },
      { value: bottom, text: figure(bottom), tone: 'target' as const },
      { value: top, text: figure(top), tone: 'target' as const },
      { value: severe, text: figure(severe), tone: 'danger' as const },
      ...[personalLimits?.systolicFrom ?? null, personalLimits?.diastolicFrom ?? null]
        .filter((value) => value !== null && value !== top && value !== bottom)
        .map((value) => ({ value: value ?? 0, text: figure(value ?? 0), tone: 'own' as const })),
    ].filter(({ value }) => value <= high),
  };
}

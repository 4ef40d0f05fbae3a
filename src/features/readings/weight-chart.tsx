import { useIntl, type IntlShape } from 'react-intl';
import { weightBand } from '@/clinical/weight-band.ts';
import type { Profile } from '@/model/profile.ts';
import type { WeightReading } from '@/model/reading.ts';
import { KG_PER_LB, toKg, type WeightUnit } from '@/model/weight.ts';
import { ChartFigure } from '@/ui/chart/chart-figure.tsx';
import type { ChartSpec } from '@/ui/chart/chart-spec.ts';
import { lineSpec } from '@/ui/chart/line-spec.ts';
import { chartTicks } from './chart-ticks.ts';
import { figure } from './reading-words.ts';
import { ReadingTable } from './reading-table.tsx';
import type { Period } from './use-period.ts';

/** Daily ups and downs of a kilogram must not look like a mountain. */
const LEAST_SPAN = { kg: 6, lb: 13 } as const;

/** A weight in the unit of the chart; converted for reading only. */
export const weightIn = (unit: WeightUnit, reading: Pick<WeightReading, 'weight' | 'unit'>): number => {
  if (reading.unit === unit) return reading.weight;
  const kg = toKg(reading.weight, reading.unit);
  return unit === 'kg' ? kg : kg / KG_PER_LB;
};

interface WeightScale {
  readonly unit: WeightUnit;
  readonly profile: Profile | null;
  /** What the usual range is counted from; they may lie before the chart's days. */
  readonly earlyWeights: readonly WeightReading[];
  readonly isSmall?: boolean;
}

/** The line of weights with the usual range of gain where it is known. */
export function weightChartSpec(
  intl: IntlShape,
  { readings, range }: Period<'weight'>,
  { unit, profile, earlyWeights, isSmall = false }: WeightScale,
): ChartSpec {
  const band = weightBand(profile, earlyWeights, range, unit);
  return lineSpec({
    range,
    points: readings.map((reading) => ({ time: Date.parse(reading.recordedAt), value: weightIn(unit, reading) })),
    ticks: isSmall ? [] : chartTicks(intl, range),
    bands: band ? [{ tone: 'soft', points: band }] : [],
    limits: [],
    leastSpan: LEAST_SPAN[unit],
    figure: (value) => figure(intl, value),
  });
}

interface WeightChartProps {
  period: Period<'weight'>;
  unit: WeightUnit;
  profile: Profile | null;
  earlyWeights: readonly WeightReading[];
  isTable: boolean;
}

/** Weights of a period in one unit, without praise or blame. */
export function WeightChart({ period, unit, profile, earlyWeights, isTable }: WeightChartProps) {
  const intl = useIntl();
  const weights = period.readings.map((reading) => weightIn(unit, reading));
  const text = (value: number | undefined) => (value === undefined ? '' : figure(intl, value, 1));
  const summary = intl.formatMessage(
    { id: 'readings.chart.summary.weight' },
    {
      days: period.days,
      unit,
      count: weights.length,
      lowest: text(Math.min(...weights)),
      highest: text(Math.max(...weights)),
      latest: text(weights[0]),
    },
  );
  const spec = weightChartSpec(intl, period, { unit, profile, earlyWeights });
  return (
    <ChartFigure
      spec={spec}
      summary={summary}
      legend={[
        ...(spec.bands.length > 0
          ? [{ mark: 'band' as const, text: intl.formatMessage({ id: 'readings.chart.gainBand' }) }]
          : []),
        { mark: 'dotted', text: intl.formatMessage({ id: 'readings.chart.missing' }) },
        { mark: 'latest', text: intl.formatMessage({ id: 'readings.chart.latest' }) },
      ]}
      table={<ReadingTable caption={summary} readings={period.readings} />}
      isTable={isTable}
    />
  );
}

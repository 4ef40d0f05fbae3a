import { useIntl, type IntlShape } from 'react-intl';
import { weightBand } from '@/clinical/weight/weight-gain-band.ts';
import type { Profile } from '@/model/records/profile.ts';
import { readingDescriptors } from '@/model/records/reading-kinds.ts';
import type { Reading, WeightReading } from '@/model/records/reading.ts';
import { KG_PER_LB, toKg, type WeightUnit } from '@/model/records/weight.ts';
import type { ChartSpec } from '@/ui/chart/chart-spec.ts';
import { NumberChart, numberChartSpec } from '@/features/readings/charts/number-chart.tsx';
import type { Period } from '@/features/readings/charts/use-period.ts';

const { units } = readingDescriptors.weight.number;

/** A weight in the unit of the chart; converted for reading only. */
export const weightIn = (unit: WeightUnit, reading: Pick<WeightReading, 'weight' | 'unit'>): number => {
  if (reading.unit === unit) return reading.weight;
  const kg = toKg(reading.weight, reading.unit);
  return unit === 'kg' ? kg : kg / KG_PER_LB;
};

const valueIn = (unit: WeightUnit) => (reading: Reading) => (reading.kind === 'weight' ? weightIn(unit, reading) : 0);

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
  return numberChartSpec(
    intl,
    { readings, range },
    {
      leastSpan: units[unit].leastSpan,
      value: valueIn(unit),
      bands: band ? [{ tone: 'soft', points: band }] : [],
      isSmall,
    },
  );
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
  return (
    <NumberChart
      kind="weight"
      {...{ period, unit, isTable }}
      spec={weightChartSpec(intl, period, { unit, profile, earlyWeights })}
      value={valueIn(unit)}
      bandText={intl.formatMessage({ id: 'readings.chart.gainBand' })}
    />
  );
}

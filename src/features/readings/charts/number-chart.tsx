import { useIntl, type IntlShape } from 'react-intl';
import { numberOf, readNumberOf, type NumberKind } from '@/model/records/reading-kinds.ts';
import type { Reading } from '@/model/records/reading.ts';
import { ChartFigure } from '@/ui/chart/chart-figure.tsx';
import type { ChartSpec } from '@/ui/chart/chart-spec.ts';
import { lineSpec } from '@/ui/chart/line-spec.ts';
import { formatReadingNumber } from '@/features/readings/values/reading-words.ts';
import { chartTicks } from './chart-ticks.ts';
import { ReadingTable } from './reading-table.tsx';
import type { Period } from './use-period.ts';

interface NumberScale {
  readonly leastSpan: number;
  /** The number in the unit of the chart; as stored when absent. */
  readonly value?: (reading: Reading) => number;
  readonly bands?: ChartSpec['bands'];
  readonly isSmall?: boolean;
}

const storedValue = (reading: Reading) => readNumberOf(reading)?.value ?? 0;

/** A line of one number in one unit. */
export const numberChartSpec = (
  intl: IntlShape,
  { readings, range }: Pick<Period<NumberKind>, 'readings' | 'range'>,
  { leastSpan, value = storedValue, bands = [], isSmall = false }: NumberScale,
): ChartSpec =>
  lineSpec({
    range,
    points: readings.map((reading) => ({ time: Date.parse(reading.recordedAt), value: value(reading) })),
    ticks: isSmall ? [] : chartTicks(intl, range),
    bands,
    limits: [],
    leastSpan,
    figure: (each) => formatReadingNumber(intl, each),
  });

interface NumberChartProps {
  kind: NumberKind;
  period: Period<NumberKind>;
  unit: string;
  spec: ChartSpec;
  /** The number in the unit of the chart; as stored when absent. */
  value?: (reading: Reading) => number;
  /** What a band of the chart is. */
  bandText?: string;
  isTable: boolean;
}

/** Readings that are one number: the drawing with its summary, or the same numbers as a table. */
export function NumberChart({ kind, period, unit, spec, value = storedValue, bandText, isTable }: NumberChartProps) {
  const intl = useIntl();
  const values = period.readings.map(value);
  const text = (each: number | undefined) =>
    each === undefined ? '' : formatReadingNumber(intl, each, numberOf(kind)?.decimals);
  const summary = intl.formatMessage(
    { id: `readings.chart.summary.${kind}` },
    {
      days: period.days,
      unit,
      count: values.length,
      lowest: text(Math.min(...values)),
      highest: text(Math.max(...values)),
      latest: text(values[0]),
    },
  );
  return (
    <ChartFigure
      spec={spec}
      summary={summary}
      legend={[
        ...(bandText && spec.bands.length > 0 ? [{ mark: 'band' as const, text: bandText }] : []),
        { mark: 'dotted', text: intl.formatMessage({ id: 'readings.chart.missing' }) },
        { mark: 'latest', text: intl.formatMessage({ id: 'readings.chart.latest' }) },
      ]}
      table={<ReadingTable caption={summary} readings={period.readings} />}
      isTable={isTable}
    />
  );
}

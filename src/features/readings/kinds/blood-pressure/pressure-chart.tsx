import { useIntl, type IntlShape } from 'react-intl';
import { categorise } from '@/clinical/pressure/pressure-category.ts';
import type { BloodPressureReading } from '@/model/records/reading.ts';
import { ChartFigure } from '@/ui/chart/chart-figure.tsx';
import type { ChartSpec } from '@/ui/chart/chart-spec.ts';
import { PRESSURE_MARKS, pressureSpec } from '@/ui/chart/pressure-spec.ts';
import { chartGaps, chartTicks } from '@/features/readings/charts/chart-ticks.ts';
import { formatReadingNumber } from '@/features/readings/values/reading-words.ts';
import { ReadingTable } from '@/features/readings/charts/reading-table.tsx';
import type { Period } from '@/features/readings/charts/use-period.ts';

const isHigh = (reading: BloodPressureReading) =>
  ['severe', 'high'].includes(categorise(reading.systolic, reading.diastolic));

/** What the chart of blood pressures draws for a period. */
export function pressureChartSpec(intl: IntlShape, period: Period<'bloodPressure'>, isSmall = false): ChartSpec {
  const stems = period.readings.map((reading) => ({
    time: Date.parse(reading.recordedAt),
    top: reading.systolic,
    bottom: reading.diastolic,
    ...(isHigh(reading)
      ? { highText: `${formatReadingNumber(intl, reading.systolic)}/${formatReadingNumber(intl, reading.diastolic)}` }
      : {}),
  }));
  const times = stems.map((stem) => stem.time);
  return pressureSpec({
    range: period.range,
    stems,
    gaps: chartGaps(intl, times, period.range, period.hasEarlier),
    ticks: isSmall ? [] : chartTicks(intl, period.range),
    figure: (value) => formatReadingNumber(intl, value),
    isSmall,
  });
}

/** The chart in one sentence. */
export function pressureSummary(
  intl: IntlShape,
  { readings, days, range, hasEarlier }: Period<'bloodPressure'>,
): string {
  const [latest] = readings;
  if (!latest) return intl.formatMessage({ id: 'readings.empty.period' }, { days });
  const bySystolic = readings.toSorted((a, b) => a.systolic - b.systolic || a.diastolic - b.diastolic);
  const pair = (reading: BloodPressureReading | undefined) =>
    reading ? `${formatReadingNumber(intl, reading.systolic)}/${formatReadingNumber(intl, reading.diastolic)}` : '';
  const gaps = chartGaps(
    intl,
    readings.map((reading) => Date.parse(reading.recordedAt)),
    range,
    hasEarlier,
  );
  return intl.formatMessage(
    { id: 'readings.chart.summary.bloodPressure' },
    {
      days,
      count: readings.length,
      lowest: pair(bySystolic[0]),
      highest: pair(bySystolic.at(-1)),
      latest: pair(latest),
      high: readings.filter(isHigh).length,
      missing: gaps.reduce((sum, gap) => sum + gap.days, 0),
    },
  );
}

/** Blood pressures of a period: the drawing, or the same numbers as a table. */
export function PressureChart({ period, isTable }: { period: Period<'bloodPressure'>; isTable: boolean }) {
  const intl = useIntl();
  const limit = (value: number) => ({ limit: formatReadingNumber(intl, value) });
  const summary = pressureSummary(intl, period);
  return (
    <ChartFigure
      spec={pressureChartSpec(intl, period)}
      summary={summary}
      legend={[
        { mark: 'dot', text: intl.formatMessage({ id: 'readings.chart.top' }, limit(PRESSURE_MARKS.top)) },
        { mark: 'ring', text: intl.formatMessage({ id: 'readings.chart.bottom' }, limit(PRESSURE_MARKS.bottom)) },
        { mark: 'triangle', text: intl.formatMessage({ id: 'readings.chart.high' }) },
        { mark: 'latest', text: intl.formatMessage({ id: 'readings.chart.latest' }) },
      ]}
      table={<ReadingTable caption={summary} readings={period.readings} />}
      isTable={isTable}
    />
  );
}

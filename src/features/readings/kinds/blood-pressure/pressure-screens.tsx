import { useIntl } from 'react-intl';
import { PRESSURE_MARKS } from '@/ui/chart/pressure-spec.ts';
import { ChartFrame } from '@/features/readings/charts/chart-frame.tsx';
import { TREND_DAYS } from '@/features/readings/charts/trend-kinds.ts';
import { usePeriod } from '@/features/readings/charts/use-period.ts';
import type { ChartProps, KindScreens, TrendContext } from '@/features/readings/charts/kind-screens.ts';
import { formatReadingNumber } from '@/features/readings/values/reading-words.ts';
import { PressureAverageLine } from './pressure-average-line.tsx';
import { PressureChart, pressureChartSpec } from './pressure-chart.tsx';
import { PressureForm } from './pressure-form.tsx';

function Chart({ view, now, expected, isAlone }: ChartProps) {
  const title = useIntl().formatMessage({ id: 'readings.chart.title.bloodPressure' });
  const period = usePeriod('bloodPressure', view.days, now);
  return (
    <ChartFrame kind="bloodPressure" {...{ period, title, expected, isAlone }}>
      {(shown) => (
        <>
          <PressureChart period={shown} isTable={view.isTable} />
          <PressureAverageLine readings={shown.readings} />
        </>
      )}
    </ChartFrame>
  );
}

function useTrend({ now }: TrendContext) {
  const intl = useIntl();
  const period = usePeriod('bloodPressure', TREND_DAYS, now);
  if (!period) return undefined;
  const [latest] = period.readings;
  if (!latest) return null;
  const limit = `${formatReadingNumber(intl, PRESSURE_MARKS.top)}/${formatReadingNumber(intl, PRESSURE_MARKS.bottom)}`;
  return {
    title: intl.formatMessage({ id: 'readings.kindTitle.bloodPressure' }),
    latest,
    spec: pressureChartSpec(intl, period, true),
    limit: intl.formatMessage({ id: 'dashboard.trends.below' }, { limit }),
  };
}

export const pressureScreens: KindScreens<'bloodPressure'> = { Form: PressureForm, Chart, useTrend };

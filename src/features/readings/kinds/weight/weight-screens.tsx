import { useIntl } from 'react-intl';
import { ChartFrame } from '@/features/readings/charts/chart-frame.tsx';
import { TREND_DAYS } from '@/features/readings/charts/trend-kinds.ts';
import { usePeriod } from '@/features/readings/charts/use-period.ts';
import type { ChartProps, KindScreens, TrendContext } from '@/features/readings/charts/kind-screens.ts';
import { useEarlyWeights } from '@/features/readings/state/use-early-weights.ts';
import { WeightChart, weightChartSpec } from './weight-chart.tsx';
import { WeightForm } from './weight-form.tsx';

function Chart({ view, now, profile, expected, isAlone }: ChartProps) {
  const unit = profile?.weightUnit ?? 'kg';
  const title = useIntl().formatMessage({ id: 'readings.chart.title.weight' }, { unit });
  const earlyWeights = useEarlyWeights(profile, now) ?? [];
  const period = usePeriod('weight', view.days, now);
  return (
    <ChartFrame kind="weight" {...{ period, title, expected, isAlone }}>
      {(shown) => <WeightChart {...{ period: shown, unit, profile, earlyWeights }} isTable={view.isTable} />}
    </ChartFrame>
  );
}

function useTrend({ now, profile }: TrendContext) {
  const intl = useIntl();
  const period = usePeriod('weight', TREND_DAYS, now);
  const earlyWeights = useEarlyWeights(profile, now) ?? [];
  if (!period) return undefined;
  const [latest] = period.readings;
  if (!latest) return null;
  return {
    title: intl.formatMessage({ id: 'readings.kindTitle.weight' }),
    latest,
    spec: weightChartSpec(intl, period, {
      unit: profile?.weightUnit ?? 'kg',
      profile: profile ?? null,
      earlyWeights,
      isSmall: true,
    }),
  };
}

export const weightScreens: KindScreens<'weight'> = { Form: WeightForm, Chart, useTrend };

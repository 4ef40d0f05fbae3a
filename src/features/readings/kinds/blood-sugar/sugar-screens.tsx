import { useIntl } from 'react-intl';
import { ChartFrame } from '@/features/readings/charts/chart-frame.tsx';
import { TREND_DAYS } from '@/features/readings/charts/trend-kinds.ts';
import { usePeriod } from '@/features/readings/charts/use-period.ts';
import type { ChartProps, KindScreens, TrendContext } from '@/features/readings/charts/kind-screens.ts';
import { formatReadingNumber } from '@/features/readings/values/reading-words.ts';
import { SugarChart, sugarChartSpec, sugarSeries } from './sugar-chart.tsx';
import { SugarForm } from './sugar-form.tsx';

function Chart({ view, now, profile, expected, isAlone }: ChartProps) {
  const unit = profile?.sugarUnit ?? 'mg/dL';
  const title = useIntl().formatMessage({ id: 'readings.chart.title.bloodSugar' }, { unit });
  const period = usePeriod('bloodSugar', view.days, now);
  return (
    <ChartFrame kind="bloodSugar" {...{ period, title, expected, isAlone }}>
      {(shown) => <SugarChart period={shown} unit={unit} profile={profile ?? {}} isTable={view.isTable} />}
    </ChartFrame>
  );
}

function useTrend({ now, profile, own }: TrendContext) {
  const intl = useIntl();
  const period = usePeriod('bloodSugar', TREND_DAYS, now);
  if (!period) return undefined;
  const unit = profile?.sugarUnit ?? 'mg/dL';
  const series = sugarSeries(period.readings, unit, profile ?? {}, own);
  const [latest] = series?.readings ?? [];
  if (!series || !latest) return null;
  const type = intl.formatMessage({ id: `readings.type.${series.type}` });
  const limit = series.limit === null ? null : formatReadingNumber(intl, series.limit, unit === 'mg/dL' ? 0 : 1);
  return {
    title: intl.formatMessage({ id: 'dashboard.trends.sugar' }, { type }),
    latest,
    spec: sugarChartSpec(intl, series, period, profile ?? {}, true),
    limit: limit === null ? undefined : intl.formatMessage({ id: 'dashboard.trends.below' }, { limit }),
  };
}

export const sugarScreens: KindScreens<'bloodSugar'> = { Form: SugarForm, Chart, useTrend };

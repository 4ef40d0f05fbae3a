import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '@/ui/link.tsx';
import { liveProfile } from '@/db/live-profile.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import type { Reading, ReadingKind } from '@/model/reading.ts';
import type { ChartSpec } from '@/ui/chart/chart-spec.ts';
import { MiniChart } from '@/ui/chart/mini-chart.tsx';
import { PRESSURE_MARKS } from '@/ui/chart/pressure-spec.ts';
import { useOwnLimits } from './own-limits.ts';
import { pressureChartSpec } from './pressure-chart.tsx';
import { figure, readingWords } from './reading-words.ts';
import styles from './readings.module.css';
import { sugarChartSpec, sugarSeries } from './sugar-chart.tsx';
import { TREND_DAYS } from './trend-kinds.ts';
import { useEarlyWeights } from './use-early-weights.ts';
import { usePeriod } from './use-period.ts';
import { weightChartSpec } from './weight-chart.tsx';

interface TrendTileProps {
  kind: ReadingKind;
  title: string;
  latest: Reading;
  spec: ChartSpec;
  limit?: ReactNode;
}

/** The latest number of a kind and its two weeks; leads to all readings of it. */
function TrendTile({ kind, title, latest, spec, limit }: TrendTileProps) {
  const { value, unit } = readingWords(useIntl(), latest);
  return (
    <Link to="/readings" state={{ kind }} className={styles.trend}>
      <span className={styles.trendTitle}>{title}</span>
      <bdi dir="ltr" className={styles.trendLine}>
        <span className={styles.trendNumber}>{value}</span>
        <span className={styles.trendUnit}>{unit}</span>
      </bdi>
      <MiniChart spec={spec} />
      {limit && <span className={styles.trendLimit}>{limit}</span>}
    </Link>
  );
}

/** Two weeks at a glance: one tile for each kind that has a reading in them. Until they are known, `places` is shown. */
export default function Trends({ now, places }: { now: number; places: ReactNode }) {
  const intl = useIntl();
  const profile = useLiveQuery(liveProfile, 'profile');
  const pressure = usePeriod('bloodPressure', TREND_DAYS, now);
  const sugar = usePeriod('bloodSugar', TREND_DAYS, now);
  const weight = usePeriod('weight', TREND_DAYS, now);
  const earlyWeights = useEarlyWeights(profile, now) ?? [];
  const own = useOwnLimits(({ limits }) => limits);
  const sugarUnit = profile?.sugarUnit ?? 'mg/dL';
  const series = sugar && sugarSeries(sugar.readings, sugarUnit, profile ?? {}, own);
  const title = (kind: ReadingKind) => intl.formatMessage({ id: `readings.kindTitle.${kind}` });
  const below = (limit: string) => intl.formatMessage({ id: 'dashboard.trends.below' }, { limit });
  const [latestPressure] = pressure?.readings ?? [];
  const [latestSugar] = series?.readings ?? [];
  const [latestWeight] = weight?.readings ?? [];
  if (!pressure || !sugar || !weight) return places;
  return (
    <div className={styles.trends}>
      {pressure && latestPressure && (
        <TrendTile
          kind="bloodPressure"
          title={title('bloodPressure')}
          latest={latestPressure}
          spec={pressureChartSpec(intl, pressure, true)}
          limit={below(`${figure(intl, PRESSURE_MARKS.top)}/${figure(intl, PRESSURE_MARKS.bottom)}`)}
        />
      )}
      {sugar && series && latestSugar && (
        <TrendTile
          kind="bloodSugar"
          title={intl.formatMessage(
            { id: 'dashboard.trends.sugar' },
            { type: intl.formatMessage({ id: `readings.type.${series.type}` }) },
          )}
          latest={latestSugar}
          spec={sugarChartSpec(intl, series, sugar, profile ?? {}, true)}
          limit={series.limit === null ? undefined : below(figure(intl, series.limit, sugarUnit === 'mg/dL' ? 0 : 1))}
        />
      )}
      {weight && latestWeight && (
        <TrendTile
          kind="weight"
          title={title('weight')}
          latest={latestWeight}
          spec={weightChartSpec(intl, weight, {
            unit: profile?.weightUnit ?? 'kg',
            profile: profile ?? null,
            earlyWeights,
            isSmall: true,
          })}
        />
      )}
    </div>
  );
}

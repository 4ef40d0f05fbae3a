import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '@/ui/controls/link.tsx';
import { liveProfile } from '@/db/records/live-profile.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { readingKinds } from '@/model/records/reading-kinds.ts';
import { MiniChart } from '@/ui/chart/mini-chart.tsx';
import type { Trend, TrendContext } from '@/features/readings/charts/kind-screens.ts';
import { kindScreens } from '@/features/readings/kinds/kinds.ts';
import { useDoctorLimits } from '@/features/readings/state/doctor-limits.ts';
import { readingWords } from '@/features/readings/values/reading-words.ts';
import styles from '@/features/readings/list/readings.module.css';

/** The latest number of a kind and its two weeks; leads to all readings of it. */
function TrendTile({ title, latest, spec, limit }: Trend) {
  const { value, unit } = readingWords(useIntl(), latest);
  return (
    <Link to="/readings" state={{ kind: latest.kind }} className={styles.trend}>
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

/** The list of kinds never changes, so the hooks of every rendering are the same and in the same order. */
const useTrends = (context: TrendContext) => readingKinds.map((kind) => kindScreens[kind].useTrend(context));

/** Two weeks at a glance: one tile for each kind that has a reading in them. Until they are loaded, `places` is shown. */
export default function Trends({ now, places }: { now: number; places: ReactNode }) {
  const profile = useLiveQuery(liveProfile, 'profile');
  const own = useDoctorLimits(({ limits }) => limits);
  const trends = useTrends({ now, profile, own });
  if (trends.includes(undefined)) return places;
  return (
    <div className={styles.trends}>
      {trends.map((trend) => trend && <TrendTile key={trend.latest.kind} {...trend} />)}
    </div>
  );
}

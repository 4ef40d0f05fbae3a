import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { liveProfile } from '@/db/live-profile.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import type { Profile } from '@/model/profile.ts';
import type { ReadingKind } from '@/model/reading.ts';
import { ChartPlace } from './chart-place.tsx';
import type { KindFilterValue } from './kind-filter.tsx';
import { PressureAverageLine } from './pressure-average-line.tsx';
import { PressureChart } from './pressure-chart.tsx';
import styles from './readings.module.css';
import { SugarChart } from './sugar-chart.tsx';
import { useEarlyWeights } from './use-early-weights.ts';
import { usePeriod, type Period } from './use-period.ts';
import type { View } from './view-switch.tsx';
import { WeightChart } from './weight-chart.tsx';

interface ChartsProps {
  kind: KindFilterValue;
  view: View;
  now: number;
  /** Kinds that will have a chart: their room is kept while it is made. */
  expected: readonly ReadingKind[];
}

/** The charts of one kind or of all, over one period. */
export function Charts({ kind, view, now, expected }: ChartsProps) {
  const profile = useLiveQuery(liveProfile, 'profile') ?? null;
  const given = { view, now, profile, expected, isAlone: kind !== 'all' };
  return (
    <>
      {(kind === 'all' || kind === 'bloodPressure') && <PressureSection {...given} />}
      {(kind === 'all' || kind === 'bloodSugar') && <SugarSection {...given} />}
      {(kind === 'all' || kind === 'weight') && <WeightSection {...given} />}
    </>
  );
}

interface SectionProps {
  view: View;
  now: number;
  profile: Profile | null;
  expected: readonly ReadingKind[];
  /** The only chart says so when its period is empty; among others an empty one is left out. */
  isAlone: boolean;
}

interface FramedProps<K extends ReadingKind> {
  kind: K;
  expected: readonly ReadingKind[];
  period: Period<K> | undefined;
  title: string;
  isAlone: boolean;
  children: (period: Period<K>) => ReactNode;
}

/** The title with the unit, and the chart once there is something to draw. */
function Framed<K extends ReadingKind>({ kind, expected, period, title, isAlone, children }: FramedProps<K>) {
  const intl = useIntl();
  if (!period) return expected.includes(kind) && <ChartPlace />;
  const isEmpty = period.readings.length === 0;
  if (isEmpty && !isAlone) return null;
  return (
    <section>
      <h2 className={styles.chartTitle}>{title}</h2>
      {isEmpty ? (
        <p className={styles.noneInPeriod}>
          {intl.formatMessage({ id: 'readings.empty.period' }, { days: period.days })}
        </p>
      ) : (
        children(period)
      )}
    </section>
  );
}

function PressureSection({ view, now, ...given }: SectionProps) {
  const title = useIntl().formatMessage({ id: 'readings.chart.title.bloodPressure' });
  return (
    <Framed kind="bloodPressure" period={usePeriod('bloodPressure', view.days, now)} title={title} {...given}>
      {(period) => (
        <>
          <PressureChart period={period} isTable={view.isTable} />
          <PressureAverageLine readings={period.readings} />
        </>
      )}
    </Framed>
  );
}

function SugarSection({ view, now, profile, ...given }: SectionProps) {
  const unit = profile?.sugarUnit ?? 'mg/dL';
  const title = useIntl().formatMessage({ id: 'readings.chart.title.bloodSugar' }, { unit });
  return (
    <Framed kind="bloodSugar" period={usePeriod('bloodSugar', view.days, now)} title={title} {...given}>
      {(period) => <SugarChart period={period} unit={unit} profile={profile ?? {}} isTable={view.isTable} />}
    </Framed>
  );
}

function WeightSection({ view, now, profile, ...given }: SectionProps) {
  const unit = profile?.weightUnit ?? 'kg';
  const title = useIntl().formatMessage({ id: 'readings.chart.title.weight' }, { unit });
  const earlyWeights = useEarlyWeights(profile, now) ?? [];
  return (
    <Framed kind="weight" period={usePeriod('weight', view.days, now)} title={title} {...given}>
      {(period) => <WeightChart {...{ period, unit, profile, earlyWeights }} isTable={view.isTable} />}
    </Framed>
  );
}

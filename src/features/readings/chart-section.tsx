import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { liveProfile } from '@/db/live-profile.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import type { Profile } from '@/model/profile.ts';
import type { ReadingKind } from '@/model/reading.ts';
import type { KindFilterValue } from './kind-filter.tsx';
import { PressureAverageLine } from './pressure-average-line.tsx';
import { PressureChart } from './pressure-chart.tsx';
import styles from './readings.module.css';
import { SugarChart } from './sugar-chart.tsx';
import { usePeriod, type Period } from './use-period.ts';
import { ViewSwitch, type View } from './view-switch.tsx';
import { WeightChart } from './weight-chart.tsx';

/** The charts of what is shown in the list, all over the same period. */
export function ChartSection({ kind, now }: { kind: KindFilterValue; now: number }) {
  const [view, setView] = useState<View>({ days: 14, isTable: false });
  const profile = useLiveQuery(liveProfile, 'profile') ?? null;
  const given = { view, now, profile, isAlone: kind !== 'all' };
  return (
    <div className={styles.chart}>
      <ViewSwitch view={view} onChange={setView} />
      {(kind === 'all' || kind === 'bloodPressure') && <PressureSection {...given} />}
      {(kind === 'all' || kind === 'bloodSugar') && <SugarSection {...given} />}
      {(kind === 'all' || kind === 'weight') && <WeightSection {...given} />}
    </div>
  );
}

interface SectionProps {
  view: View;
  now: number;
  profile: Profile | null;
  /** The only chart says so when its period is empty; among others an empty one is left out. */
  isAlone: boolean;
}

interface FramedProps<K extends ReadingKind> {
  period: Period<K> | undefined;
  title: string;
  isAlone: boolean;
  children: (period: Period<K>) => ReactNode;
}

/** The title with the unit, and the chart once there is something to draw. */
function Framed<K extends ReadingKind>({ period, title, isAlone, children }: FramedProps<K>) {
  const intl = useIntl();
  if (!period) return null;
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

function PressureSection({ view, now, isAlone }: SectionProps) {
  const title = useIntl().formatMessage({ id: 'readings.chart.title.bloodPressure' });
  return (
    <Framed period={usePeriod('bloodPressure', view.days, now)} title={title} isAlone={isAlone}>
      {(period) => (
        <>
          <PressureChart period={period} isTable={view.isTable} />
          <PressureAverageLine readings={period.readings} />
        </>
      )}
    </Framed>
  );
}

function SugarSection({ view, now, profile, isAlone }: SectionProps) {
  const unit = profile?.sugarUnit ?? 'mg/dL';
  const title = useIntl().formatMessage({ id: 'readings.chart.title.bloodSugar' }, { unit });
  return (
    <Framed period={usePeriod('bloodSugar', view.days, now)} title={title} isAlone={isAlone}>
      {(period) => <SugarChart period={period} unit={unit} profile={profile ?? {}} isTable={view.isTable} />}
    </Framed>
  );
}

function WeightSection({ view, now, profile, isAlone }: SectionProps) {
  const unit = profile?.weightUnit ?? 'kg';
  const title = useIntl().formatMessage({ id: 'readings.chart.title.weight' }, { unit });
  return (
    <Framed period={usePeriod('weight', view.days, now)} title={title} isAlone={isAlone}>
      {(period) => <WeightChart period={period} unit={unit} profile={profile} isTable={view.isTable} />}
    </Framed>
  );
}

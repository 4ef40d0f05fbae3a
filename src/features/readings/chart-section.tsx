import { Suspense, useState } from 'react';
import type { ReadingKind } from '@/model/reading.ts';
import { ChartPlace } from './chart-place.tsx';
import type { KindFilterValue } from './kind-filter.tsx';
import { Charts } from './late-parts.tsx';
import styles from './readings.module.css';
import { ViewSwitch, type View } from './view-switch.tsx';

interface ChartSectionProps {
  kind: KindFilterValue;
  now: number;
  /** Kinds that will have a chart: their room is kept while it is made. */
  expected: readonly ReadingKind[];
  /** Are the charts made already, or is only their room kept? */
  isLate: boolean;
}

/** The charts of what is shown in the list, all over the same period. */
export function ChartSection({ kind, now, expected, isLate }: ChartSectionProps) {
  const [view, setView] = useState<View>({ days: 14, isTable: false });
  const places = expected.filter((each) => kind === 'all' || each === kind).map((each) => <ChartPlace key={each} />);
  return (
    <div className={styles.chart}>
      <ViewSwitch view={view} onChange={setView} />
      <Suspense fallback={places}>
        {isLate ? <Charts kind={kind} view={view} now={now} expected={expected} /> : places}
      </Suspense>
    </div>
  );
}

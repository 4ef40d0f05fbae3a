import { Suspense, useState } from 'react';
import type { ReadingKind } from '@/model/records/reading.ts';
import { ChartPlaceholder } from '@/features/readings/charts/chart-placeholder.tsx';
import type { KindFilterValue } from '@/features/readings/list/kind-filter.tsx';
import { Charts } from './lazy-parts.tsx';
import styles from '@/features/readings/list/readings.module.css';
import { ViewSwitch, type View } from '@/features/readings/charts/view-switch.tsx';

interface ChartSectionProps {
  kind: KindFilterValue;
  now: number;
  /** Kinds that will have a chart: their space is reserved while it loads. */
  expected: readonly ReadingKind[];
  /** Whether the charts may load; until then only their space is reserved. */
  isLate: boolean;
}

/** The charts of what is shown in the list, all over the same period. */
export function ChartSection({ kind, now, expected, isLate }: ChartSectionProps) {
  const [view, setView] = useState<View>({ days: 14, isTable: false });
  const places = expected
    .filter((each) => kind === 'all' || each === kind)
    .map((each) => <ChartPlaceholder key={each} />);
  return (
    <div className={styles.chart}>
      <ViewSwitch view={view} onChange={setView} />
      <Suspense fallback={places}>
        {isLate ? <Charts kind={kind} view={view} now={now} expected={expected} /> : places}
      </Suspense>
    </div>
  );
}

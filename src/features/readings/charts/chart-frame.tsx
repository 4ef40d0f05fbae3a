import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ReadingKind } from '@/model/records/reading-kinds.ts';
import { ChartPlaceholder } from './chart-placeholder.tsx';
import styles from '@/features/readings/list/readings.module.css';
import type { Period } from './use-period.ts';

interface ChartFrameProps<K extends ReadingKind> {
  kind: K;
  expected: readonly ReadingKind[];
  period: Period<K> | undefined;
  title: string;
  isAlone: boolean;
  children: (period: Period<K>) => ReactNode;
}

/** The title with the unit, and the chart once there is something to draw. */
export function ChartFrame<K extends ReadingKind>({
  kind,
  expected,
  period,
  title,
  isAlone,
  children,
}: ChartFrameProps<K>) {
  const intl = useIntl();
  if (!period) return expected.includes(kind) && <ChartPlaceholder />;
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

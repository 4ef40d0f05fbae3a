import styles from '@/features/readings/list/readings.module.css';

/** The reserved space of the trend tiles, so that nothing moves when they load. */
export function TrendPlaceholders({ count }: { count: number }) {
  return (
    <div className={styles.trends} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={styles.trendPlace} />
      ))}
    </div>
  );
}

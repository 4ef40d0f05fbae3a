import styles from './readings.module.css';

/** The room of the trend tiles while they are made, so that nothing moves when they come. */
export function TrendPlaces({ count }: { count: number }) {
  return (
    <div className={styles.trends} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={styles.trendPlace} />
      ))}
    </div>
  );
}

import styles from '@/features/readings/list/readings.module.css';

/** The reserved space of a chart, so that nothing moves when it loads. */
export const ChartPlaceholder = () => <div className={styles.chartPlace} />;

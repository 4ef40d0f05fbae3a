import styles from './readings.module.css';

/** The room of a chart while it is made, so that nothing moves when it comes. */
export const ChartPlace = () => <div className={styles.chartPlace} />;

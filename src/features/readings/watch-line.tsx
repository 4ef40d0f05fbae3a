import { useIntl } from 'react-intl';
import { Icon } from '@/ui/icon.tsx';
import styles from './readings.module.css';

/** Stands on every tracker: no promise that somebody looks. */
export function WatchLine() {
  return (
    <p className={styles.watch}>
      <Icon name="eye" />
      <span>{useIntl().formatMessage({ id: 'clinical.nobodyWatches' })}</span>
    </p>
  );
}

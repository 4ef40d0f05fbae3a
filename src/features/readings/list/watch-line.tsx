import { useIntl } from 'react-intl';
import { Icon } from '@/ui/media/icon.tsx';
import styles from './readings.module.css';

/** On every tracker: the app does not promise that a person watches the readings. */
export function WatchLine() {
  return (
    <p className={styles.watch}>
      <Icon name="eye" />
      <span>{useIntl().formatMessage({ id: 'clinical.nobodyWatches' })}</span>
    </p>
  );
}

import { useIntl } from 'react-intl';
import styles from './loading.module.css';

/** Use it only while no local data can be shown: while the page's code or the session is loading. */
export function Loading() {
  const intl = useIntl();
  return (
    <div className={styles.loading} role="status">
      <span className={styles.tape} aria-hidden="true" />
      {intl.formatMessage({ id: 'ui.loading' })}
    </div>
  );
}

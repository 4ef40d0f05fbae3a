import { useIntl } from 'react-intl';
import styles from './loading.module.css';

/** Only where nothing local can be shown yet: the page's own code, or who is signed in. */
export function Loading() {
  const intl = useIntl();
  return (
    <div className={styles.loading} role="status">
      <span className={styles.tape} aria-hidden="true" />
      {intl.formatMessage({ id: 'ui.loading' })}
    </div>
  );
}

import { useIntl } from 'react-intl';
import { Icon } from '@/ui/icon.tsx';
import { Link } from '@/ui/link.tsx';
import styles from './forum.module.css';

/** Stands above everything members write, and leads to what to do in danger. */
export function NotForEmergencies() {
  const intl = useIntl();
  return (
    <p className={styles.notice}>
      <Icon name="info" size={20} />
      <span>
        {intl.formatMessage({ id: 'forum.notForEmergencies' })}{' '}
        <Link to="/emergency">{intl.formatMessage({ id: 'forum.toEmergency' })}</Link>
      </span>
    </p>
  );
}

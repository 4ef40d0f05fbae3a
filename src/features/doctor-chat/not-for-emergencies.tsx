import { useIntl } from 'react-intl';
import { Icon } from '@/ui/icon.tsx';
import { Link } from '@/ui/link.tsx';
import styles from './chat.module.css';

/** Stands above every conversation and says so plainly. */
export function NotForEmergencies() {
  const intl = useIntl();
  return (
    <p className={styles.warning}>
      <Icon name="warning" size={20} />
      <span>
        {intl.formatMessage({ id: 'doctorChat.notForEmergencies' })}{' '}
        <Link to="/emergency">{intl.formatMessage({ id: 'doctorChat.toEmergency' })}</Link>
      </span>
    </p>
  );
}

import { useIntl } from 'react-intl';
import { Icon } from '@/ui/media/icon.tsx';
import { Link } from '@/ui/controls/link.tsx';
import styles from './chat.module.css';

/** Above every conversation: do not use messages for emergencies. */
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

import { useIntl } from 'react-intl';
import { Icon } from '@/ui/media/icon.tsx';
import { Link } from '@/ui/controls/link.tsx';
import styles from './chat.module.css';

/** Above a patient's conversation: do not use messages for emergencies. A doctor does not get the patient's advice to call. */
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

import { useIntl } from 'react-intl';
import { Icon } from '@/ui/media/icon.tsx';
import { Link } from '@/ui/controls/link.tsx';
import styles from './forum.module.css';

/** Above all posts: do not use the forum for emergencies, with a link to the emergency page. */
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

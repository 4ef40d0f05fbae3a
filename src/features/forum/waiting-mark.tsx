import { useIntl } from 'react-intl';
import { Icon } from '@/ui/icon.tsx';
import styles from './forum.module.css';

/** How far a text of hers has come that the forum does not show yet. */
export function WaitingMark({ isSent }: { isSent: boolean }) {
  const intl = useIntl();
  return (
    <span className={styles.waiting}>
      <Icon name={isSent ? 'check' : 'cloud-off'} size={20} />
      {intl.formatMessage({ id: isSent ? 'forum.sent' : 'forum.waiting' })}
    </span>
  );
}

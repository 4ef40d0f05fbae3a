import { FormattedMessage } from 'react-intl';
import { Icon } from '@/ui/icon.tsx';
import { Link } from '@/ui/link.tsx';
import styles from './notifications.module.css';

/** Says on every page that something waits for an answer, and leads there. */
export function DueLine({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Link to="/reminders" className={styles.due}>
      <Icon name="pill" />
      <FormattedMessage id="frame.due" values={{ count }} />
    </Link>
  );
}

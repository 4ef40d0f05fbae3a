import { useIntl } from 'react-intl';
import { Icon } from '@/ui/media/icon.tsx';
import { Link } from '@/ui/controls/link.tsx';
import styles from './notifications.module.css';

/** A line on every page with the number of due doses and a link to them. */
export function DueLine({ count }: { count: number }) {
  const intl = useIntl();
  if (count === 0) return null;
  const text = intl.formatMessage({ id: 'frame.due' }, { count });
  return (
    <aside aria-label={text}>
      <Link to="/reminders" className={styles.due}>
        <Icon name="pill" size={20} />
        <span>{text}</span>
        <Icon name="chevron-right" size={20} />
      </Link>
    </aside>
  );
}

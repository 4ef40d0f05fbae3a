import { useIntl } from 'react-intl';
import { Icon } from '@/ui/icon.tsx';
import { Link } from '@/ui/link.tsx';
import { useRefused } from './refused.ts';
import styles from './safe-mark.module.css';

/** What has become of one record: it waits, it needs a person, or, as a quiet tick, the server has it. */
export function SafeMark({ record: { id, serverUpdatedAt } }: { record: { id: string; serverUpdatedAt?: string } }) {
  const intl = useIntl();
  const isRefused = useRefused(({ ids }) => ids.has(id));
  if (isRefused)
    return (
      <Link to="/needs-you" className={styles.refused}>
        <Icon name="alert" size={16} />
        {intl.formatMessage({ id: 'readings.refused' })}
      </Link>
    );
  return serverUpdatedAt === '' ? (
    <span className={styles.wait}>
      <Icon name="smartphone" size={16} />
      {intl.formatMessage({ id: 'readings.waiting' })}
    </span>
  ) : (
    <span className={styles.safe}>
      <Icon name="check-all" size={16} />
      <span className="hidden-text">{intl.formatMessage({ id: 'readings.safe' })}</span>
    </span>
  );
}

import { useIntl, type IntlShape } from 'react-intl';
import { Icon } from '@/ui/icon.tsx';
import { Link } from '@/ui/link.tsx';
import { useRefused } from './refused.ts';
import styles from './safe-mark.module.css';

interface Kept {
  readonly id: string;
  readonly serverUpdatedAt?: string;
}

/** What has become of one record: it waits, it needs a person, or, as a quiet tick, the server has it. */
export function SafeMark({ record }: { record: Kept }) {
  return safeMark(
    useIntl(),
    record,
    useRefused(({ ids }) => ids.has(record.id)),
  );
}

/** The same for one row of many, where a hook in each would cost more than its words. */
export function safeMark(intl: IntlShape, { serverUpdatedAt }: Kept, isRefused: boolean) {
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
    <Icon name="check-all" size={16} className={styles.safe} label={intl.formatMessage({ id: 'readings.safe' })} />
  );
}

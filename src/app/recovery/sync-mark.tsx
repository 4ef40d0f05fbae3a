import { useIntl, type IntlShape } from 'react-intl';
import { Icon } from '@/ui/media/icon.tsx';
import { Link } from '@/ui/controls/link.tsx';
import { useRejectedRecords } from './rejected-records.ts';
import styles from './sync-mark.module.css';

interface SyncedRecord {
  readonly id: string;
  readonly serverUpdatedAt?: string;
}

/** The sync state of one record: unsent, rejected, or a tick when the server has it. */
export function SyncMark({ record }: { record: SyncedRecord }) {
  return syncMark(
    useIntl(),
    record,
    useRejectedRecords(({ ids }) => ids.has(record.id)),
  );
}

/** The same for a row of a long list, where a hook per row would be too slow. */
export function syncMark(intl: IntlShape, { serverUpdatedAt }: SyncedRecord, isRejected: boolean) {
  if (isRejected)
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

import { useIntl } from 'react-intl';
import type { Upload } from '@/db/upload.ts';
import { shareText } from '@/i18n/file-words.ts';
import { useSyncStatus } from '@/sync/status.ts';
import { Icon } from '@/ui/icon.tsx';
import styles from './documents.module.css';

interface FileWayProps {
  upload: Upload | undefined;
  /** Its record has not reached the server. */
  isWaiting: boolean;
}

/** How far a file is on its way; nothing once it is safe. */
export function FileWay({ upload, isWaiting }: FileWayProps) {
  const intl = useIntl();
  const sending = useSyncStatus((status) => (status.sending?.fileId === upload?.id ? status.sending : null));
  if (upload?.stage === 'refused' || upload?.stage === 'withdrawn')
    return (
      <span className={styles.refused}>
        <Icon name="alert" size={20} />
        {intl.formatMessage({ id: 'files.refused' })}
      </span>
    );
  if (!upload && !isWaiting) return null;
  const sent = sending?.sentBytes ?? upload?.sentBytes ?? 0;
  const share = upload ? sent / upload.size : 1;
  const words = shareText(intl, share);
  const isStored = upload?.stage === 'stored';
  const id = isStored ? 'files.stored' : sending ? 'files.sending' : share > 0 ? 'files.partly' : 'files.waiting';
  return (
    <span className={styles.way}>
      <Icon name="send" size={20} />
      <span>{intl.formatMessage({ id: upload ? id : 'files.waiting' }, { share: words })}</span>
      {upload && share > 0 && <progress className={styles.progress} max={1} value={share} aria-hidden="true" />}
    </span>
  );
}

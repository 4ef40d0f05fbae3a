import { useIntl } from 'react-intl';
import type { Upload } from '@/db/files/upload.ts';
import { shareText } from '@/i18n/phrases/file-words.ts';
import { useSyncStatus } from '@/sync/status/use-sync-status.ts';
import { Icon } from '@/ui/media/icon.tsx';
import styles from './documents.module.css';

interface UploadStatusProps {
  upload: Upload | undefined;
  /** The record has not reached the server. */
  isWaiting: boolean;
}

/** The upload status of a file; nothing once it is on the server. */
export function UploadStatus({ upload, isWaiting }: UploadStatusProps) {
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

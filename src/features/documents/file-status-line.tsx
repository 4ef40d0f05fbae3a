import { useIntl } from 'react-intl';
import type { Upload } from '@/db/files/upload.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { shareText } from '@/i18n/phrases/file-words.ts';
import { useSyncStatus } from '@/sync/status/use-sync-status.ts';
import { Icon } from '@/ui/media/icon.tsx';
import styles from './documents.module.css';
import type { FilePlace, FileStatus } from './file-status.ts';

/** A file that is not on its way: the words, the icon and the class of the line. */
const resting: Readonly<
  Partial<Record<FilePlace, [MessageId, Parameters<typeof Icon>[0]['name'], string | undefined]>>
> = {
  refused: ['files.refused', 'alert', styles.attention],
  missing: ['documents.file.missing', 'alert', styles.attention],
  remote: ['documents.file.remote', 'smartphone', styles.remote],
};

/** Where a file is missing, in words; nothing when this phone and the server have it. */
export function FileStatusLine({ place, upload }: FileStatus) {
  const intl = useIntl();
  const line = resting[place];
  if (place === 'complete') return null;
  if (!line) return <OnItsWay upload={upload} isLost={place === 'lost'} />;
  const [id, icon, className] = line;
  return (
    <span className={className}>
      <Icon name={icon} size={20} />
      {intl.formatMessage({ id })}
    </span>
  );
}

interface OnItsWayProps {
  upload: Upload | undefined;
  /** The server had the file and has lost it. */
  isLost: boolean;
}

/** The progress of an upload; without one only the record waits. */
function OnItsWay({ upload, isLost }: OnItsWayProps) {
  const intl = useIntl();
  const sending = useSyncStatus((status) => (status.sending?.fileId === upload?.id ? status.sending : null));
  const sent = sending?.sentBytes ?? upload?.sentBytes ?? 0;
  const share = upload ? sent / upload.size : 0;
  const waiting = isLost ? 'documents.file.lost' : share > 0 ? 'files.partly' : 'files.waiting';
  const id = upload?.stage === 'stored' ? 'files.stored' : sending && upload ? 'files.sending' : waiting;
  return (
    <span className={styles.way}>
      <Icon name="send" size={20} />
      <span>{intl.formatMessage({ id }, { share: shareText(intl, share) })}</span>
      {share > 0 && <progress className={styles.progress} max={1} value={share} aria-hidden="true" />}
    </span>
  );
}

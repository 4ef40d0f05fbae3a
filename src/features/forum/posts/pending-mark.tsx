import { useIntl } from 'react-intl';
import type { ForumRetryReason } from '@/model/forum/forum-write.ts';
import { Icon } from '@/ui/media/icon.tsx';
import styles from '@/features/forum/layout/forum.module.css';

interface PendingMarkProps {
  isSent: boolean;
  held: ForumRetryReason | undefined;
}

const holdMessages = { often: 'forum.held.often', server: 'forum.held.server' } as const;

/** The status of a text that the forum does not show yet, and the reason. */
export function PendingMark({ isSent, held }: PendingMarkProps) {
  const intl = useIntl();
  return (
    <span className={styles.waiting}>
      <Icon name={isSent ? 'check' : held ? 'clock' : 'cloud-off'} size={20} />
      {intl.formatMessage({ id: isSent ? 'forum.sent' : held ? holdMessages[held] : 'forum.waiting' })}
    </span>
  );
}

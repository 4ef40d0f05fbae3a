import { useIntl } from 'react-intl';
import type { ForumHold } from '@/model/forum-write.ts';
import { Icon } from '@/ui/icon.tsx';
import styles from './forum.module.css';

interface WaitingMarkProps {
  isSent: boolean;
  held: ForumHold | undefined;
}

const holds = { often: 'forum.held.often', server: 'forum.held.server' } as const;

/** How far a text of hers has come that the forum does not show yet, and what it waits for. */
export function WaitingMark({ isSent, held }: WaitingMarkProps) {
  const intl = useIntl();
  return (
    <span className={styles.waiting}>
      <Icon name={isSent ? 'check' : held ? 'clock' : 'cloud-off'} size={20} />
      {intl.formatMessage({ id: isSent ? 'forum.sent' : held ? holds[held] : 'forum.waiting' })}
    </span>
  );
}

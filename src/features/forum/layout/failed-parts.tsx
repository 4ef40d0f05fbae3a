import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import type { ForumPart } from '@/sync/api/community/forum.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { useRefetchForum } from '@/features/forum/queries/use-forum.ts';
import styles from './forum.module.css';

const texts: Readonly<Record<ForumPart, MessageId>> = {
  votes: 'forum.part.votes',
  pseudonyms: 'forum.part.pseudonyms',
  replies: 'forum.part.replies',
};

interface PartNoticeProps {
  ids: readonly MessageId[];
  onAgain: () => void;
}

/** Says which parts of a page could not be read, while the rest is shown. */
export function PartNotice({ ids, onAgain }: PartNoticeProps) {
  const intl = useIntl();
  if (ids.length === 0) return null;
  return (
    <div role="status" className={styles.notice}>
      <Icon name="info" size={20} />
      <div className={styles.part}>
        <span>{ids.map((id) => intl.formatMessage({ id })).join(' ')}</span>
        <Button tone="quiet" icon="refresh" onClick={onAgain}>
          {intl.formatMessage({ id: 'failure.again' })}
        </Button>
      </div>
    </div>
  );
}

/** The same for the parts of a forum page. */
export function FailedParts({ parts = [] }: { parts: readonly ForumPart[] | undefined }) {
  const askAgain = useRefetchForum();
  return <PartNotice ids={parts.map((part) => texts[part])} onAgain={() => void askAgain()} />;
}

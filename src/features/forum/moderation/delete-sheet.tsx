import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { TopicDeletion } from '@/model/forum/forum-rules.ts';
import { removeReply, removeTopic } from '@/sync/api/community/forum.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { Sheet } from '@/ui/layout/sheet.tsx';
import styles from '@/features/forum/layout/forum.module.css';
import { useRefetchForum } from '@/features/forum/queries/use-forum.ts';

interface DeleteSheetProps {
  userId: string;
  topicId: string;
  /** Without a reply id the whole topic is deleted. */
  replyId?: string;
  /** Opened from the topic list, not from the topic page. */
  isInList?: boolean;
  onClose: () => void;
}

/** Confirmation before a deletion, because it deletes for all readers; reports the result for a topic. */
export function DeleteSheet({ userId, topicId, replyId, isInList = false, onClose }: DeleteSheetProps) {
  const intl = useIntl();
  const askAgain = useRefetchForum();
  const [state, setState] = useState<'asking' | 'busy' | 'failed' | TopicDeletion>('asking');
  const what = replyId === undefined ? 'topic' : 'reply';

  async function remove() {
    setState('busy');
    try {
      if (replyId === undefined) return setState(await removeTopic(userId, topicId));
      await removeReply(userId, topicId, replyId);
      await askAgain();
      onClose();
    } catch {
      setState('failed');
    }
  }

  const title = intl.formatMessage({ id: `forum.delete.${what}` });
  if (typeof state === 'object')
    return (
      <Sheet
        open
        onClose={() => {
          void askAgain();
          onClose();
        }}
        title={title}
        foot={
          !isInList && (
            <ButtonLink to="/forum" wide>
              {intl.formatMessage({ id: 'forum.toList' })}
            </ButtonLink>
          )
        }
      >
        <p role="status">
          {intl.formatMessage(
            { id: state.topicDeleted ? 'forum.delete.done' : 'forum.delete.part' },
            { deleted: state.postsDeleted, failed: state.postsFailed },
          )}
        </p>
      </Sheet>
    );
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      foot={
        <div className={styles.answers}>
          <Button tone="secondary" wide onClick={onClose}>
            {intl.formatMessage({ id: 'forum.delete.keep' })}
          </Button>
          <Button wide busy={state === 'busy'} onClick={() => void remove()}>
            {intl.formatMessage({ id: 'forum.delete' })}
          </Button>
        </div>
      }
    >
      <p>{intl.formatMessage({ id: `forum.delete.${what}.text` })}</p>
      {state === 'failed' && <FailureMessage alert>{intl.formatMessage({ id: 'forum.delete.failed' })}</FailureMessage>}
    </Sheet>
  );
}

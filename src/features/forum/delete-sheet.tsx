import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { TopicDeletion } from '@/model/forum-rules.ts';
import { removeReply, removeTopic } from '@/sync/online/forum.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { Failed } from '@/ui/news.tsx';
import { Sheet } from '@/ui/sheet.tsx';
import styles from './forum.module.css';
import { useAskAgain } from './use-forum.ts';

interface DeleteSheetProps {
  userId: string;
  topicId: string;
  /** Without one the whole topic goes. */
  replyId?: string;
  /** The list of topics is what lies below the sheet. */
  isInList?: boolean;
  onClose: () => void;
}

/** Asks before a deletion, because it is one for everybody, and tells what became of a topic. */
export function DeleteSheet({ userId, topicId, replyId, isInList = false, onClose }: DeleteSheetProps) {
  const intl = useIntl();
  const askAgain = useAskAgain();
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
      {state === 'failed' && <Failed alert>{intl.formatMessage({ id: 'forum.delete.failed' })}</Failed>}
    </Sheet>
  );
}

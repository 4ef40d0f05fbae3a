import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { bookmarkMessage } from '@/db/records/bookmarks.ts';
import type { StoredChatMessage } from '@/db/records/chat.ts';
import { Button } from '@/ui/controls/button.tsx';
import { classNames } from '@/ui/styles/class-names.ts';
import { Markdown } from '@/ui/media/markdown.tsx';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { useSaveFailure } from '@/app/forms/use-save-failure.ts';
import styles from './chat.module.css';
import { MessagePicture } from './message-picture.tsx';

interface MessageBubbleProps {
  message: StoredChatMessage;
  /** Whether this answer is bookmarked. */
  isBookmarked: boolean;
}

/** One message. The user's text is shown as typed, the assistant's as Markdown without links. */
export function MessageBubble({ message, isBookmarked }: MessageBubbleProps) {
  const intl = useIntl();
  const { role, content, fileId, serverUpdatedAt } = message;
  const isOwn = role === 'user';
  return (
    <li className={classNames(styles.message, isOwn && styles.own)}>
      <span className="hidden-text">{intl.formatMessage({ id: isOwn ? 'chat.you' : 'chat.assistant' })}</span>
      {fileId && <MessagePicture fileId={fileId} isOnServer={serverUpdatedAt !== ''} />}
      {isOwn ? content : <Answer content={content} isBookmarked={isBookmarked} />}
    </li>
  );
}

function Answer({ content, isBookmarked }: { content: string; isBookmarked: boolean }) {
  const intl = useIntl();
  const failureMessage = useSaveFailure();
  const [hasFailed, setFailed] = useState(false);
  const bookmark = () => {
    setFailed(false);
    bookmarkMessage(content).catch(() => setFailed(true));
  };
  return (
    <>
      <Markdown text={content} />
      {hasFailed && !isBookmarked && (
        <FailureMessage alert>{intl.formatMessage({ id: failureMessage('records.notChanged') })}</FailureMessage>
      )}
      <div className={styles.foot}>
        {isBookmarked ? (
          <FormattedMessage id="chat.kept" />
        ) : (
          <Button tone="quiet" icon="pin" onClick={bookmark}>
            <FormattedMessage id="chat.keep" />
          </Button>
        )}
      </div>
    </>
  );
}

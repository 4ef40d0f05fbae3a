import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { bookmarkMessage } from '@/db/bookmarks.ts';
import type { KeptMessage } from '@/db/chat.ts';
import { Button } from '@/ui/button.tsx';
import { classNames } from '@/ui/class-names.ts';
import { Markdown } from '@/ui/markdown.tsx';
import { Failed } from '@/ui/news.tsx';
import { useNotKept } from '@/use-not-kept.ts';
import styles from './chat.module.css';
import { MessagePicture } from './message-picture.tsx';

interface MessageBubbleProps {
  message: KeptMessage;
  /** Whether this answer is among the kept ones. */
  isKept: boolean;
}

/** One message. What the user wrote is shown as written, what the assistant said as Markdown without addresses. */
export function MessageBubble({ message, isKept }: MessageBubbleProps) {
  const intl = useIntl();
  const { role, content, fileId, serverUpdatedAt } = message;
  const isOwn = role === 'user';
  return (
    <li className={classNames(styles.message, isOwn && styles.own)}>
      <span className="hidden-text">{intl.formatMessage({ id: isOwn ? 'chat.you' : 'chat.assistant' })}</span>
      {fileId && <MessagePicture fileId={fileId} isThere={serverUpdatedAt !== ''} />}
      {isOwn ? content : <Answer content={content} isKept={isKept} />}
    </li>
  );
}

function Answer({ content, isKept }: { content: string; isKept: boolean }) {
  const intl = useIntl();
  const notKept = useNotKept();
  const [hasFailed, setFailed] = useState(false);
  const keep = () => {
    setFailed(false);
    bookmarkMessage(content).catch(() => setFailed(true));
  };
  return (
    <>
      <Markdown text={content} />
      {hasFailed && !isKept && <Failed alert>{intl.formatMessage({ id: notKept('records.notChanged') })}</Failed>}
      <div className={styles.foot}>
        {isKept ? (
          <FormattedMessage id="chat.kept" />
        ) : (
          <Button tone="quiet" icon="pin" onClick={keep}>
            <FormattedMessage id="chat.keep" />
          </Button>
        )}
      </div>
    </>
  );
}

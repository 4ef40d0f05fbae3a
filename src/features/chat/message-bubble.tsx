import { FormattedMessage, useIntl } from 'react-intl';
import { bookmarkMessage, liveBookmarks } from '@/db/bookmarks.ts';
import type { KeptMessage } from '@/db/chat.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import { Button } from '@/ui/button.tsx';
import { classNames } from '@/ui/class-names.ts';
import { Markdown } from '@/ui/markdown.tsx';
import styles from './chat.module.css';

/** One message. What the user wrote is shown as written, what the assistant said as Markdown without addresses. */
export function MessageBubble({ role, content }: Pick<KeptMessage, 'role' | 'content'>) {
  const intl = useIntl();
  const isOwn = role === 'user';
  return (
    <li className={classNames(styles.message, isOwn && styles.own)}>
      <span className="hidden-text">{intl.formatMessage({ id: isOwn ? 'chat.you' : 'chat.assistant' })}</span>
      {isOwn ? content : <Answer content={content} />}
    </li>
  );
}

function Answer({ content }: { content: string }) {
  const kept = useLiveQuery(() => liveBookmarks('message'), 'kept answers');
  const isKept = kept?.some(({ messageContent }) => messageContent === content.trim());
  return (
    <>
      <Markdown text={content} />
      <div className={styles.foot}>
        {isKept ? (
          <FormattedMessage id="chat.kept" />
        ) : (
          <Button tone="quiet" icon="pin" onClick={() => void bookmarkMessage(content)}>
            <FormattedMessage id="chat.keep" />
          </Button>
        )}
      </div>
    </>
  );
}

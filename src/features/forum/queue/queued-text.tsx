import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { bidiIsolate } from '@/i18n/formats/bidi-isolation.ts';
import type { ModeratedText } from '@/model/forum/forum-report.ts';
import { Link } from '@/ui/controls/link.tsx';
import { ListBlock } from '@/ui/layout/list.tsx';
import { Author, WrittenText } from '@/features/forum/posts/text-card.tsx';
import { agoText } from '@/features/forum/queries/forum-words.ts';
import styles from '@/features/forum/layout/forum.module.css';

interface QueuedTextProps {
  text: ModeratedText;
  now: number;
  /** Why it is in the queue. */
  why: ReactNode;
  /** The actions. */
  children: ReactNode;
}

/** A text in the queue of moderators: its author, its words, its topic, and what can be done. */
export function QueuedText({ text, now, why, children }: QueuedTextProps) {
  const intl = useIntl();
  const { targetType, topicId, topicTitle, authorId, authorName, content, writtenAt, isTopicLocked } = text;
  const isTopic = targetType === 'topic';
  return (
    <ListBlock>
      <div className={styles.answers}>
        <div className={styles.meta}>
          <span>{intl.formatMessage({ id: isTopic ? 'forum.queue.topic' : 'forum.queue.reply' })}</span>
          {isTopicLocked && <span>{intl.formatMessage({ id: 'forum.locked' })}</span>}
        </div>
        <Link to={`/forum/${topicId}`} className={styles.strong}>
          {isTopic ? (
            <bdi>{topicTitle}</bdi>
          ) : (
            intl.formatMessage({ id: 'forum.queue.in' }, { title: bidiIsolate(intl, topicTitle) })
          )}
        </Link>
        <Author name={authorName} isOwn={false} seed={`${topicId}${authorId}`} when={agoText(intl, writtenAt, now)} />
        <WrittenText id={`queued-${text.targetId}`}>{content}</WrittenText>
        {why}
        <div className={styles.acts}>{children}</div>
      </div>
    </ListBlock>
  );
}

import { useIntl } from 'react-intl';
import type { ListedTopic } from '@/sync/api/community/forum.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { Link } from '@/ui/controls/link.tsx';
import { useIsOpen } from '@/ui/page/panes.ts';
import { Avatar } from '@/features/forum/posts/avatar.tsx';
import { categoryText, lastText, nameText } from '@/features/forum/queries/forum-words.ts';
import styles from './topic-row.module.css';

interface TopicRowProps {
  topic: ListedTopic;
  isOwn: boolean;
  /** Includes the user's pending vote. */
  score: number;
  now: number;
}

/** One topic in the list: title, author and number of replies. */
export function TopicRow({ topic, isOwn, score, now }: TopicRowProps) {
  const intl = useIntl();
  const isOpen = useIsOpen();
  const path = `/forum/${topic.id}`;
  const name = isOwn ? intl.formatMessage({ id: 'forum.you' }) : nameText(intl, topic.userName);
  const replies = intl.formatMessage({ id: 'forum.replies' }, { count: topic.replyCount ?? 0 });
  return (
    <li className={styles.item}>
      <Link to={path} className={styles.row} aria-current={isOpen(path) || undefined}>
        <Avatar name={nameText(intl, topic.userName)} seed={`${topic.id}${topic.userId}`} />
        <span className={styles.words}>
          <TopicMarks topic={topic} />
          <bdi className={styles.title}>{topic.title}</bdi>
          <span className={styles.detail}>
            <bdi>{name}</bdi>
            {topic.category && <span>{categoryText(intl, topic.category)}</span>}
            <span>{replies}</span>
            <span>{intl.formatMessage({ id: 'forum.score' }, { score })}</span>
            <span>{lastText(intl, topic, now)}</span>
          </span>
        </span>
        <Icon name="chevron-right" size={20} />
      </Link>
    </li>
  );
}

/** A moderator's marks in words, not only as icons. */
export function TopicMarks({ topic }: { topic: Pick<ListedTopic, 'isPinned' | 'isLocked' | 'isHidden'> }) {
  const intl = useIntl();
  const marks = [
    ...(topic.isPinned ? (['pinned'] as const) : []),
    ...(topic.isLocked ? (['locked'] as const) : []),
    ...(topic.isHidden ? (['hidden'] as const) : []),
  ];
  if (marks.length === 0) return null;
  const icons = { pinned: 'pin', locked: 'lock', hidden: 'shield' } as const;
  return (
    <span className={styles.marks}>
      {marks.map((mark) => (
        <span key={mark} className={styles.mark}>
          <Icon name={icons[mark]} size={16} />
          {intl.formatMessage({ id: `forum.${mark}` })}
        </span>
      ))}
    </span>
  );
}

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { RefusedText } from '@/db/forum/forum-writes.ts';
import { isTextIssue, readTopic } from '@/model/forum/forum-rules.ts';
import type { PendingForumWrite } from '@/model/forum/forum-write.ts';
import { changeTopic, type ListedTopic, type UserVotes } from '@/sync/api/community/forum.ts';
import { categoryText, lastText, writtenText } from '@/features/forum/queries/forum-words.ts';
import styles from '@/features/forum/layout/forum.module.css';
import { MutedText } from '@/features/forum/moderation/muted-text.tsx';
import { Author, WrittenText } from '@/features/forum/posts/text-card.tsx';
import { TextActions, type TextAction } from '@/features/forum/moderation/text-actions.tsx';
import { TopicForm, type TopicDraft } from './topic-form.tsx';
import { TopicMarks } from './topic-row.tsx';
import { useRefetchForum } from '@/features/forum/queries/use-forum.ts';
import { useTextDanger } from '@/features/forum/queries/use-text-danger.ts';
import { VoteControl } from '@/features/forum/posts/vote-control.tsx';

interface TopicHeadProps {
  topic: ListedTopic;
  user: { readonly id: string; readonly labels: readonly string[] };
  votes: UserVotes;
  writes: readonly PendingForumWrite[];
  isOwn: boolean;
  isMuted: boolean;
  now: number;
  /** Asks the page to delete the topic: the page outlives this element and can show the result. */
  onRemove: () => void;
}

/** Published texts are checked for danger signs by the page, not here. */
const none: readonly never[] = [];

const draftOf = ({ title, content, category }: ListedTopic): TopicDraft => ({
  title,
  content,
  category: category ?? '',
  isNamed: false,
});

/** The topic itself: title, text, author and actions. */
export function TopicHeader({ topic, user, votes, writes, isOwn, isMuted, now, onRemove }: TopicHeadProps) {
  const intl = useIntl();
  const askAgain = useRefetchForum();
  const [act, setAct] = useState<TextAction | null>(null);
  const [draft, setDraft] = useState<TopicDraft>(() => draftOf(topic));
  const danger = useTextDanger(act === 'edit' ? `${draft.title}\n${draft.content}` : '', none, none);

  function open(next: TextAction | null) {
    if (next === 'delete') return onRemove();
    if (next === 'edit') setDraft(draftOf(topic));
    setAct(next);
  }
  async function change(submitted: TopicDraft): Promise<void> {
    const text = readTopic({ ...submitted });
    if (isTextIssue(text)) throw new RefusedText(text);
    await changeTopic(user.id, topic.id, text);
    await askAgain();
    setAct(null);
  }

  return (
    <MutedText author={{ ...topic, topicId: topic.id, topicTitle: topic.title }} isMuted={isMuted}>
      {(mute) => (
        <article className={styles.stack}>
          <div className={styles.meta}>
            {topic.category && <span className={styles.category}>{categoryText(intl, topic.category)}</span>}
            <TopicMarks topic={topic} />
            <span>{intl.formatMessage({ id: 'forum.replies' }, { count: topic.replyCount ?? 0 })}</span>
            {topic.replyCount ? <span>{lastText(intl, topic, now)}</span> : null}
          </div>
          <h2 id="topic-title" dir="auto" className={styles.headline}>
            {topic.title}
          </h2>
          <Author
            name={topic.userName}
            isOwn={isOwn}
            seed={`${topic.id}${topic.userId}`}
            when={writtenText(intl, topic, now)}
          />
          <WrittenText>{topic.content}</WrittenText>
          <TextActions
            type="topic"
            target={topic}
            topicId={topic.id}
            user={user}
            isOwn={isOwn}
            describedBy="topic-title"
            act={act}
            onAct={open}
            onMute={mute}
            votes={
              <VoteControl
                type="topic"
                target={topic}
                votes={votes}
                writes={writes}
                what={intl.formatMessage({ id: 'forum.vote.topic' })}
              />
            }
          />
          {act === 'edit' && (
            <TopicForm
              isEdit
              draft={draft}
              onChange={(changes) => setDraft((before) => ({ ...before, ...changes }))}
              onSave={change}
              onClose={() => setAct(null)}
              danger={danger}
            />
          )}
        </article>
      )}
    </MutedText>
  );
}

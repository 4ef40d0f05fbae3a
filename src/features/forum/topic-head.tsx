import { useState } from 'react';
import { useIntl } from 'react-intl';
import { RefusedText } from '@/db/forum.ts';
import { isTrouble, readTopic } from '@/model/forum-rules.ts';
import type { KeptWrite } from '@/model/forum-write.ts';
import { changeTopic, type ListedTopic, type OwnVotes } from '@/sync/online/forum.ts';
import { agoText, categoryText, lastText } from './forum-words.ts';
import styles from './forum.module.css';
import { InSight } from './in-sight.tsx';
import { Author, WrittenText } from './text-card.tsx';
import { TextActs, type Act } from './text-acts.tsx';
import { TopicForm, type TopicDraft } from './topic-form.tsx';
import { TopicMarks } from './topic-row.tsx';
import { useAskAgain } from './use-forum.ts';
import { useOwnDanger } from './use-own-danger.ts';
import { VoteControl } from './vote-control.tsx';

interface TopicHeadProps {
  topic: ListedTopic;
  user: { readonly id: string; readonly labels: readonly string[] };
  votes: OwnVotes;
  writes: readonly KeptWrite[];
  isOwn: boolean;
  isMuted: boolean;
  now: number;
  /** She wants it gone; asked where the answer can still be told when it is. */
  onRemove: () => void;
}

/** What stands already is read by the page. */
const none: readonly never[] = [];

const draftOf = ({ title, content, category }: ListedTopic): TopicDraft => ({
  title,
  content,
  category: category ?? '',
  isNamed: false,
});

/** The topic itself: what it is about, who asks, and what may be done with it. */
export function TopicHead({ topic, user, votes, writes, isOwn, isMuted, now, onRemove }: TopicHeadProps) {
  const intl = useIntl();
  const askAgain = useAskAgain();
  const [act, setAct] = useState<Act | null>(null);
  const [draft, setDraft] = useState<TopicDraft>(() => draftOf(topic));
  const danger = useOwnDanger(act === 'edit' ? `${draft.title}\n${draft.content}` : '', none, none);

  function begin(next: Act | null) {
    if (next === 'delete') return onRemove();
    if (next === 'edit') setDraft(draftOf(topic));
    setAct(next);
  }
  async function change(given: TopicDraft): Promise<void> {
    const text = readTopic({ ...given });
    if (isTrouble(text)) throw new RefusedText(text);
    await changeTopic(user.id, topic.id, text);
    await askAgain();
    setAct(null);
  }

  return (
    <InSight author={{ ...topic, topicId: topic.id, topicTitle: topic.title }} isMuted={isMuted}>
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
            when={agoText(intl, topic.createdAt, now)}
          />
          <WrittenText>{topic.content}</WrittenText>
          <TextActs
            type="topic"
            target={topic}
            topicId={topic.id}
            user={user}
            isOwn={isOwn}
            describedBy="topic-title"
            act={act}
            onAct={begin}
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
    </InSight>
  );
}

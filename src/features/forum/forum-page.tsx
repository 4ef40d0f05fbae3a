import { useState } from 'react';
import { useIntl } from 'react-intl';
import { writeTopic } from '@/db/forum/forum-writes.ts';
import { MINUTE_MS } from '@/model/time/durations.ts';
import { isWrittenByUser } from '@/model/forum/forum-pseudonym.ts';
import { isModerator, TOPICS_ON_PAGE, topicCategories, topicSorts, type TopicSort } from '@/model/forum/forum-rules.ts';
import type { PendingForumWrite } from '@/model/forum/forum-write.ts';
import { useSession, type SessionUser } from '@/sync/session/session.ts';
import type { TopicsQuery, TopicsPage } from '@/sync/api/community/forum.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Empty } from '@/ui/feedback/empty.tsx';
import { Rail } from '@/app/rail/rail.tsx';
import { Unchosen } from '@/ui/page/list-pane.tsx';
import { List, ListBlock } from '@/ui/layout/list.tsx';
import { Loading } from '@/ui/feedback/loading.tsx';
import { SelectField } from '@/ui/controls/select-field.tsx';
import { useLatest } from '@/ui/hooks/use-latest.ts';
import { useNow } from '@/ui/hooks/use-now.ts';
import { useSealedDraft } from '@/app/forms/use-sealed-draft.ts';
import { SearchForm } from '@/features/forum/layout/search-form.tsx';
import { FailedParts } from '@/features/forum/layout/failed-parts.tsx';
import { ForumFrame } from '@/features/forum/layout/forum-frame.tsx';
import { categoryText } from '@/features/forum/queries/forum-words.ts';
import styles from '@/features/forum/layout/forum.module.css';
import { MutedAuthors } from '@/features/forum/moderation/muted-authors.tsx';
import { MutedText } from '@/features/forum/moderation/muted-text.tsx';
import { NotForEmergencies } from '@/features/forum/layout/not-for-emergencies.tsx';
import { UserHiddenTexts } from '@/features/forum/moderation/user-hidden-texts.tsx';
import { pendingTopics } from '@/features/forum/queries/pending-texts.ts';
import { Pagination } from '@/features/forum/layout/pagination.tsx';
import { QueueLink } from '@/features/forum/queue/queue-link.tsx';
import { StaleNotice } from '@/features/forum/layout/stale-notice.tsx';
import { emptyTopic, TopicForm, type TopicDraft } from '@/features/forum/topic/topic-form.tsx';
import { TopicRow } from '@/features/forum/topic/topic-row.tsx';
import { useTopics, usePendingWrites } from '@/features/forum/queries/use-forum.ts';
import { useMuted } from '@/features/forum/queries/use-muted.ts';
import { useTextDanger } from '@/features/forum/queries/use-text-danger.ts';
import { scoreWith, voteOn } from '@/features/forum/posts/votes.ts';
import { PendingMark } from '@/features/forum/posts/pending-mark.tsx';

/** /forum: the list of members' topics. */
export default function ForumPage() {
  const user = useSession((session) => session.user);
  return user ? <Forum user={user} /> : null;
}

const start: TopicsQuery = { search: '', category: 'all', sort: 'lastReplyAt', page: 0 };

function Forum({ user }: { user: SessionUser }) {
  const intl = useIntl();
  const [choice, setChoice] = useState(start);
  const [isAsking, setAsking] = useState(false);
  const { draft, set, clear } = useSealedDraft<TopicDraft>('forum topic', emptyTopic);
  const latest = useLatest(draft);
  const topics = useTopics(user.id, choice);
  const writes = usePendingWrites(user.id);
  const typed = isAsking ? `${draft.title}\n${draft.content}` : '';
  const { topics: shown = [], pseudonyms = {} } = topics.value ?? {};
  const userTopics = shown.filter((topic) => isWrittenByUser({ ...topic, topicId: topic.id }, user.id, pseudonyms));
  const danger = useTextDanger(typed, userTopics, writes);
  /** A new filter or sort order starts at the first page. */
  const choose = (changes: Partial<TopicsQuery>) => setChoice((before) => ({ ...before, page: 0, ...changes }));

  async function post(submitted: TopicDraft): Promise<void> {
    const id = await writeTopic({ ...submitted, category: submitted.category || null });
    danger.sent({ id });
    // Text typed while saving stays for the next time the form opens.
    if (latest() === submitted) clear();
    setAsking(false);
    // Show the first page, where a new topic appears.
    setChoice(start);
  }

  return (
    <ForumFrame
      title={intl.formatMessage({ id: 'forum.title' })}
      back="/more"
      danger={danger}
      isWriting={isAsking}
      writes={writes}
      unchosen={
        <Unchosen>
          <Rail values calls related={['/resources', '/blog', '/doctor-chat']} />
        </Unchosen>
      }
      action={
        <Button wide icon="plus" onClick={() => setAsking(true)}>
          {intl.formatMessage({ id: 'forum.ask' })}
        </Button>
      }
    >
      <NotForEmergencies />
      {isModerator(user.labels) && <QueueLink user={user} />}
      <UserHiddenTexts userId={user.id} />
      <Choices choice={choice} onChoose={choose} />
      {!isModerator(user.labels) && <MutedAuthors userId={user.id} />}
      <StaleNotice answer={topics} />
      <FailedParts parts={topics.value?.failed} />
      <TopicList user={user} found={topics.value} isMissing={topics.isMissing} choice={choice} writes={writes} />
      {topics.value && (
        <Pagination
          page={choice.page}
          total={topics.value.total}
          size={TOPICS_ON_PAGE}
          onChange={(page) => choose({ page })}
        />
      )}
      {isAsking && (
        <TopicForm draft={draft} onChange={set} onSave={post} onClose={() => setAsking(false)} danger={danger} />
      )}
    </ForumFrame>
  );
}

interface ChoicesProps {
  choice: TopicsQuery;
  onChoose: (changes: Partial<TopicsQuery>) => void;
}

function Choices({ choice, onChoose }: ChoicesProps) {
  const intl = useIntl();
  return (
    <div className={styles.choices}>
      <SearchForm
        label={intl.formatMessage({ id: 'forum.find' })}
        search={choice.search}
        onFind={(search) => onChoose({ search })}
      />
      <div className={styles.pair}>
        <SelectField
          label={intl.formatMessage({ id: 'forum.category' })}
          value={choice.category}
          options={['all', ...topicCategories].map((value) => ({
            value,
            label: value === 'all' ? intl.formatMessage({ id: 'forum.category.all' }) : categoryText(intl, value),
          }))}
          onChange={(category) => onChoose({ category })}
        />
        <SelectField<TopicSort>
          label={intl.formatMessage({ id: 'forum.sort' })}
          value={choice.sort}
          options={topicSorts.map((value) => ({ value, label: intl.formatMessage({ id: `forum.sort.${value}` }) }))}
          onChange={(sort) => onChoose({ sort })}
        />
      </div>
    </div>
  );
}

interface TopicListProps {
  user: SessionUser;
  found: TopicsPage | undefined;
  isMissing: boolean;
  choice: TopicsQuery;
  writes: readonly PendingForumWrite[];
}

/** The user's unsent topics first, then the page in the server's order. */
function TopicList({ user, found, isMissing, choice, writes }: TopicListProps) {
  const intl = useIntl();
  const now = useNow(MINUTE_MS);
  const isMuted = useMuted(user, found?.pseudonyms);
  const isFirst = choice.page === 0 && choice.search === '' && choice.category === 'all';
  const topics = found?.topics ?? [];
  const pending = isFirst ? pendingTopics(writes, topics) : [];
  if (!found && pending.length === 0) return isMissing ? null : <Loading />;
  if (topics.length === 0 && pending.length === 0)
    return (
      <Empty ghost="topics" title={intl.formatMessage({ id: 'forum.empty.title' })}>
        <p>{intl.formatMessage({ id: choice.search === '' ? 'forum.empty' : 'forum.noneFound' })}</p>
      </Empty>
    );
  return (
    <section aria-labelledby="forum-topics">
      <h2 id="forum-topics" className="hidden-text">
        {intl.formatMessage({ id: 'forum.topics' })}
      </h2>
      <List labelledBy="forum-topics">
        {pending.map(({ write, isSent, held }) => (
          <li key={write.id} className={styles.own}>
            <bdi className={styles.strong}>{write.title}</bdi>
            <PendingMark isSent={isSent} held={held} />
          </li>
        ))}
        {topics.map((topic) => {
          const author = { ...topic, topicId: topic.id };
          const row = (
            <TopicRow
              key={topic.id}
              topic={topic}
              isOwn={isWrittenByUser(author, user.id, found?.pseudonyms ?? {})}
              score={scoreWith(topic.voteScore, voteOn(topic.id, found?.votes ?? {}, writes))}
              now={now}
            />
          );
          if (!isMuted(author)) return row;
          return (
            <ListBlock key={topic.id}>
              <MutedText author={author} isMuted>
                {() => null}
              </MutedText>
            </ListBlock>
          );
        })}
      </List>
    </section>
  );
}

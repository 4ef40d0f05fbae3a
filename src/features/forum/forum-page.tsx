import { useState } from 'react';
import { useIntl } from 'react-intl';
import { writeTopic } from '@/db/forum.ts';
import { MINUTE_MS } from '@/model/durations.ts';
import { isOwnText } from '@/model/forum-author.ts';
import { isModerator, TOPICS_ON_PAGE, topicCategories, topicSorts, type TopicSort } from '@/model/forum-rules.ts';
import type { KeptWrite } from '@/model/forum-write.ts';
import { useSession, type SessionUser } from '@/sync/session.ts';
import type { TopicsChoice, TopicsPage } from '@/sync/online/forum.ts';
import { Button } from '@/ui/button.tsx';
import { Empty } from '@/ui/empty.tsx';
import { List, ListBlock } from '@/ui/list.tsx';
import { Loading } from '@/ui/loading.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import { useLatest } from '@/use-latest.ts';
import { useNow } from '@/use-now.ts';
import { useSealedDraft } from '@/use-sealed-draft.ts';
import { FindForm } from './find-form.tsx';
import { ForumFrame } from './forum-frame.tsx';
import { categoryText } from './forum-words.ts';
import styles from './forum.module.css';
import { HiddenPeople } from './hidden-people.tsx';
import { InSight } from './in-sight.tsx';
import { NotForEmergencies } from './not-for-emergencies.tsx';
import { OwnHidden } from './own-hidden.tsx';
import { ownTopics } from './own-writes.ts';
import { Pages } from './pages.tsx';
import { ReportList } from './report-list.tsx';
import { State } from './state.tsx';
import { emptyTopic, TopicForm, type TopicDraft } from './topic-form.tsx';
import { TopicRow } from './topic-row.tsx';
import { useTopics, useWrites } from './use-forum.ts';
import { useMuted } from './use-muted.ts';
import { useOwnDanger } from './use-own-danger.ts';
import { scoreWith, voteOn } from './votes.ts';
import { WaitingMark } from './waiting-mark.tsx';

/** /forum: what members ask each other. */
export default function ForumPage() {
  const user = useSession((session) => session.user);
  return user ? <Forum user={user} /> : null;
}

const start: TopicsChoice = { search: '', category: 'all', sort: 'lastReplyAt', page: 0 };

function Forum({ user }: { user: SessionUser }) {
  const intl = useIntl();
  const [choice, setChoice] = useState(start);
  const [isAsking, setAsking] = useState(false);
  const { draft, set, clear } = useSealedDraft<TopicDraft>('forum topic', emptyTopic);
  const latest = useLatest(draft);
  const topics = useTopics(user.id, choice);
  const writes = useWrites(user.id);
  const typed = isAsking ? `${draft.title}\n${draft.content}` : '';
  const { topics: shown = [], pens = {} } = topics.value ?? {};
  const own = shown.filter((topic) => isOwnText({ ...topic, topicId: topic.id }, user.id, pens));
  const danger = useOwnDanger(typed, own, writes);
  /** Another question begins on its first page. */
  const choose = (changes: Partial<TopicsChoice>) => setChoice((before) => ({ ...before, page: 0, ...changes }));

  async function post(given: TopicDraft): Promise<void> {
    const id = await writeTopic({ ...given, category: given.category || null });
    danger.sent({ id });
    // What was typed meanwhile is there when the form is opened again.
    if (latest() === given) clear();
    setAsking(false);
    // Where a new topic stands.
    setChoice(start);
  }

  return (
    <ForumFrame
      title={intl.formatMessage({ id: 'forum.title' })}
      back="/more"
      danger={danger}
      isWriting={isAsking}
      writes={writes}
      action={
        <Button wide icon="plus" onClick={() => setAsking(true)}>
          {intl.formatMessage({ id: 'forum.ask' })}
        </Button>
      }
    >
      <NotForEmergencies />
      {isModerator(user.labels) && <ReportList userId={user.id} />}
      <OwnHidden userId={user.id} />
      <Choices choice={choice} onChoose={choose} />
      {!isModerator(user.labels) && <HiddenPeople userId={user.id} />}
      <State answer={topics} />
      <TopicList user={user} found={topics.value} isMissing={topics.isMissing} choice={choice} writes={writes} />
      {topics.value && (
        <Pages
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
  choice: TopicsChoice;
  onChoose: (changes: Partial<TopicsChoice>) => void;
}

function Choices({ choice, onChoose }: ChoicesProps) {
  const intl = useIntl();
  return (
    <div className={styles.choices}>
      <FindForm
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
  choice: TopicsChoice;
  writes: readonly KeptWrite[];
}

/** Her topics on their way first, then the page as the server orders it. */
function TopicList({ user, found, isMissing, choice, writes }: TopicListProps) {
  const intl = useIntl();
  const now = useNow(MINUTE_MS);
  const isMuted = useMuted(user, found?.pens);
  const isFirst = choice.page === 0 && choice.search === '' && choice.category === 'all';
  const topics = found?.topics ?? [];
  const own = isFirst ? ownTopics(writes, topics) : [];
  if (!found && own.length === 0) return isMissing ? null : <Loading />;
  if (topics.length === 0 && own.length === 0)
    return (
      <Empty title={intl.formatMessage({ id: 'forum.empty.title' })}>
        <p>{intl.formatMessage({ id: choice.search === '' ? 'forum.empty' : 'forum.noneFound' })}</p>
      </Empty>
    );
  return (
    <section aria-labelledby="forum-topics">
      <h2 id="forum-topics" className="hidden-text">
        {intl.formatMessage({ id: 'forum.topics' })}
      </h2>
      <List labelledBy="forum-topics">
        {own.map(({ write, isSent, held }) => (
          <li key={write.id} className={styles.own}>
            <bdi className={styles.strong}>{write.title}</bdi>
            <WaitingMark isSent={isSent} held={held} />
          </li>
        ))}
        {topics.map((topic) => {
          const author = { ...topic, topicId: topic.id };
          const row = (
            <TopicRow
              key={topic.id}
              topic={topic}
              isOwn={isOwnText(author, user.id, found?.pens ?? {})}
              score={scoreWith(topic.voteScore, voteOn(topic.id, found?.votes ?? {}, writes))}
              now={now}
            />
          );
          if (!isMuted(author)) return row;
          return (
            <ListBlock key={topic.id}>
              <InSight author={author} isMuted>
                {() => null}
              </InSight>
            </ListBlock>
          );
        })}
      </List>
    </section>
  );
}

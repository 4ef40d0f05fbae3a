import { useState } from 'react';
import { useMatch } from 'react-router-dom';
import { useIntl } from 'react-intl';
import { writeReply } from '@/db/forum.ts';
import { MINUTE_MS } from '@/model/durations.ts';
import { isOwnText } from '@/model/forum-author.ts';
import type { Authorship } from '@/model/forum-muting.ts';
import { isModerator, REPLIES_ON_PAGE } from '@/model/forum-rules.ts';
import type { KeptWrite } from '@/model/forum-write.ts';
import type { TopicPage as Found } from '@/sync/online/forum.ts';
import { useSession, type SessionUser } from '@/sync/session.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { Empty } from '@/ui/empty.tsx';
import { List } from '@/ui/list.tsx';
import { Loading } from '@/ui/loading.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import { useLatest } from '@/use-latest.ts';
import { useNow } from '@/use-now.ts';
import { useSealedDraft } from '@/use-sealed-draft.ts';
import { DeleteSheet } from './delete-sheet.tsx';
import { FindForm } from './find-form.tsx';
import { ForumFrame } from './forum-frame.tsx';
import { agoText } from './forum-words.ts';
import styles from './forum.module.css';
import { NotForEmergencies } from './not-for-emergencies.tsx';
import { OwnDangerCard } from './own-danger-card.tsx';
import { ownReplies } from './own-writes.ts';
import { Pages } from './pages.tsx';
import { emptyReply, ReplyComposer, type ReplyDraft } from './reply-composer.tsx';
import { ReplyItem } from './reply-item.tsx';
import { State } from './state.tsx';
import { Author, WrittenText } from './text-card.tsx';
import { TopicHead } from './topic-head.tsx';
import { useTopic, useWrites } from './use-forum.ts';
import { useMuted, type IsMuted } from './use-muted.ts';
import { useOwnDanger } from './use-own-danger.ts';
import { WaitingMark } from './waiting-mark.tsx';

/** /forum/:topicId: a topic and its replies. */
export default function TopicPage() {
  const topicId = useMatch('/forum/:topicId')?.params.topicId ?? '';
  const user = useSession((session) => session.user);
  return user ? <Topic key={topicId} user={user} topicId={topicId} /> : null;
}

function Topic({ user, topicId }: { user: SessionUser; topicId: string }) {
  const intl = useIntl();
  const now = useNow(MINUTE_MS);
  const [choice, setChoice] = useState({ search: '', page: 0 });
  const [isRemoving, setRemoving] = useState(false);
  const { draft, set, clear } = useSealedDraft<ReplyDraft>(`forum reply ${topicId}`, emptyReply);
  const latest = useLatest(draft);
  const answer = useTopic(user.id, topicId, choice);
  const writes = useWrites(user.id);
  const found = answer.value;
  const texts = found?.topic ? [{ ...found.topic, topicId }, ...found.replies] : [];
  const isOwn = (text: Authorship) => isOwnText(text, user.id, found?.pens ?? {});
  const isMuted = useMuted(user, found?.pens);
  const danger = useOwnDanger(draft.content, texts.filter(isOwn), writes);
  const isTyping = draft.content.trim() !== '';

  async function send(given: ReplyDraft): Promise<void> {
    const id = await writeReply(topicId, given);
    danger.sent({ id });
    // What was typed meanwhile stays.
    if (latest().content === given.content) clear();
    // Where her reply stands.
    const last = Math.max(0, Math.ceil(((found?.total ?? 0) + 1) / REPLIES_ON_PAGE) - 1);
    setChoice({ search: '', page: last });
  }

  return (
    <ForumFrame
      title={intl.formatMessage({ id: 'forum.topic' })}
      back="/forum"
      danger={danger}
      isWriting={isTyping}
      writes={writes}
    >
      <State answer={answer} />
      {!found && !answer.isMissing && <Loading />}
      {found && !found.topic && <Gone />}
      {found?.topic && (
        <div className={styles.stack}>
          <TopicHead
            topic={found.topic}
            user={user}
            votes={found.votes}
            writes={writes}
            isOwn={isOwn({ ...found.topic, topicId })}
            isMuted={isMuted({ ...found.topic, topicId })}
            now={now}
            onRemove={() => setRemoving(true)}
          />
          <NotForEmergencies />
          <Replies
            found={found}
            user={user}
            choice={choice}
            onChoose={setChoice}
            writes={writes}
            isOwn={isOwn}
            isMuted={isMuted}
            now={now}
          />
          {found.topic.isLocked && !isModerator(user.labels) ? (
            <p className={styles.quiet}>{intl.formatMessage({ id: 'forum.reply.locked' })}</p>
          ) : (
            <div>
              {isTyping && <OwnDangerCard {...danger} />}
              <ReplyComposer draft={draft} onChange={set} onSend={send} />
            </div>
          )}
        </div>
      )}
      {isRemoving && <DeleteSheet userId={user.id} topicId={topicId} onClose={() => setRemoving(false)} />}
    </ForumFrame>
  );
}

function Gone() {
  const intl = useIntl();
  return (
    <Empty title={intl.formatMessage({ id: 'forum.gone.title' })}>
      <p>{intl.formatMessage({ id: 'forum.gone' })}</p>
      <ButtonLink to="/forum" tone="secondary">
        {intl.formatMessage({ id: 'forum.toList' })}
      </ButtonLink>
    </Empty>
  );
}

interface Choice {
  readonly search: string;
  readonly page: number;
}

interface RepliesProps {
  found: Found;
  user: SessionUser;
  choice: Choice;
  onChoose: (choice: Choice) => void;
  writes: readonly KeptWrite[];
  isOwn: (text: Authorship) => boolean;
  isMuted: IsMuted;
  now: number;
}

/** A page of replies, the oldest first; on the last one hers that are on their way. */
function Replies({ found, user, choice, onChoose, writes, isOwn, isMuted, now }: RepliesProps) {
  const intl = useIntl();
  const { topic, replies, total, votes, pens } = found;
  const isLast = (choice.page + 1) * REPLIES_ON_PAGE >= total;
  const own = isLast && choice.search === '' ? ownReplies(writes, topic?.id ?? '', replies) : [];
  const pages = (
    <Pages
      page={choice.page}
      total={total}
      size={REPLIES_ON_PAGE}
      toNewest
      onChange={(page) => onChoose({ ...choice, page })}
    />
  );
  return (
    <section>
      <SectionTitle
        id="forum-replies"
        action={<span className={styles.quiet}>{intl.formatMessage({ id: 'forum.replies.order' })}</span>}
      >
        {intl.formatMessage({ id: 'forum.replies.title' })}
      </SectionTitle>
      {(choice.search !== '' || total > REPLIES_ON_PAGE) && (
        <FindForm
          label={intl.formatMessage({ id: 'forum.findReplies' })}
          search={choice.search}
          onFind={(search) => onChoose({ search, page: 0 })}
        />
      )}
      {pages}
      {replies.length + own.length === 0 ? (
        <p className={styles.quiet}>
          {intl.formatMessage({ id: choice.search === '' ? 'forum.replies.empty' : 'forum.replies.none' })}
        </p>
      ) : (
        <List labelledBy="forum-replies">
          {replies.map((reply) => (
            <ReplyItem
              key={reply.id}
              {...{ reply, user, votes, writes, now }}
              topicTitle={topic?.title ?? ''}
              isOwn={isOwn(reply)}
              isMuted={isMuted(reply)}
            />
          ))}
          {own.map(({ write, isSent, held, at }) => (
            <li key={write.id} className={styles.own}>
              <Author
                name={write.isNamed ? user.name : null}
                isOwn
                seed={`${write.topicId}${(write.isNamed ? undefined : pens?.[write.topicId]) ?? user.id}`}
                when={agoText(intl, at, now)}
              />
              <WrittenText>{write.content}</WrittenText>
              <WaitingMark isSent={isSent} held={held} />
            </li>
          ))}
        </List>
      )}
      {replies.length > 5 && pages}
    </section>
  );
}

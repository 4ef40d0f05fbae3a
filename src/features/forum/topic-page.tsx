import { useState } from 'react';
import { useMatch } from 'react-router-dom';
import { useIntl } from 'react-intl';
import { writeReply } from '@/db/forum/forum-writes.ts';
import { MINUTE_MS } from '@/model/time/durations.ts';
import { isWrittenByUser } from '@/model/forum/forum-pseudonym.ts';
import type { Authorship } from '@/model/forum/forum-authorship.ts';
import { isModerator, REPLIES_ON_PAGE } from '@/model/forum/forum-rules.ts';
import type { PendingForumWrite } from '@/model/forum/forum-write.ts';
import type { TopicPage as Found } from '@/sync/api/community/forum.ts';
import { useSession, type SessionUser } from '@/sync/session/session.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { Empty } from '@/ui/feedback/empty.tsx';
import { List } from '@/ui/layout/list.tsx';
import { Loading } from '@/ui/feedback/loading.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { useLatest } from '@/ui/hooks/use-latest.ts';
import { useNow } from '@/ui/hooks/use-now.ts';
import { useSealedDraft } from '@/app/forms/use-sealed-draft.ts';
import { DeleteSheet } from '@/features/forum/moderation/delete-sheet.tsx';
import { SearchForm } from '@/features/forum/layout/search-form.tsx';
import { FailedParts } from '@/features/forum/layout/failed-parts.tsx';
import { ForumFrame } from '@/features/forum/layout/forum-frame.tsx';
import { agoText } from '@/features/forum/queries/forum-words.ts';
import styles from '@/features/forum/layout/forum.module.css';
import { NotForEmergencies } from '@/features/forum/layout/not-for-emergencies.tsx';
import { TextDangerCard } from '@/features/forum/layout/text-danger-card.tsx';
import { pendingReplies } from '@/features/forum/queries/pending-texts.ts';
import { Pagination } from '@/features/forum/layout/pagination.tsx';
import { emptyReply, ReplyComposer, type ReplyDraft } from '@/features/forum/topic/reply-composer.tsx';
import { ReplyItem } from '@/features/forum/topic/reply-item.tsx';
import { StaleNotice } from '@/features/forum/layout/stale-notice.tsx';
import { Author, WrittenText } from '@/features/forum/posts/text-card.tsx';
import { TopicHeader } from '@/features/forum/topic/topic-head.tsx';
import { useTopic, usePendingWrites } from '@/features/forum/queries/use-forum.ts';
import { useMuted, type IsMuted } from '@/features/forum/queries/use-muted.ts';
import { useTextDanger } from '@/features/forum/queries/use-text-danger.ts';
import { PendingMark } from '@/features/forum/posts/pending-mark.tsx';

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
  const writes = usePendingWrites(user.id);
  const found = answer.value;
  const texts = found?.topic ? [{ ...found.topic, topicId }, ...found.replies] : [];
  const isOwn = (text: Authorship) => isWrittenByUser(text, user.id, found?.pseudonyms ?? {});
  const isMuted = useMuted(user, found?.pseudonyms);
  const danger = useTextDanger(draft.content, texts.filter(isOwn), writes);
  const isTyping = draft.content.trim() !== '';

  async function send(submitted: ReplyDraft): Promise<void> {
    const id = await writeReply(topicId, submitted);
    danger.sent({ id });
    // Text typed while saving stays.
    if (latest().content === submitted.content) clear();
    // Show the last page, where the new reply appears.
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
      <StaleNotice answer={answer} />
      <FailedParts parts={found?.failed} />
      {!found && !answer.isMissing && <Loading />}
      {found && !found.topic && <Gone />}
      {found?.topic && (
        <div className={styles.stack}>
          <TopicHeader
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
              {isTyping && <TextDangerCard {...danger} />}
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
  writes: readonly PendingForumWrite[];
  isOwn: (text: Authorship) => boolean;
  isMuted: IsMuted;
  now: number;
}

/** A page of replies, oldest first; the last page also shows the user's pending replies. */
function Replies({ found, user, choice, onChoose, writes, isOwn, isMuted, now }: RepliesProps) {
  const intl = useIntl();
  const { topic, replies, total, votes, pseudonyms, failed } = found;
  const isUnread = failed?.includes('replies') ?? false;
  const isLast = (choice.page + 1) * REPLIES_ON_PAGE >= total;
  const pending = isLast && choice.search === '' ? pendingReplies(writes, topic?.id ?? '', replies) : [];
  const pages = (
    <Pagination
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
        <SearchForm
          label={intl.formatMessage({ id: 'forum.findReplies' })}
          search={choice.search}
          onFind={(search) => onChoose({ search, page: 0 })}
        />
      )}
      {pages}
      {replies.length + pending.length === 0 ? (
        !isUnread && (
          <p className={styles.quiet}>
            {intl.formatMessage({ id: choice.search === '' ? 'forum.replies.empty' : 'forum.replies.none' })}
          </p>
        )
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
          {pending.map(({ write, isSent, held, at }) => (
            <li key={write.id} className={styles.own}>
              <Author
                name={write.isNamed ? user.name : null}
                isOwn
                seed={`${write.topicId}${(write.isNamed ? undefined : pseudonyms?.[write.topicId]) ?? user.id}`}
                when={agoText(intl, at, now)}
              />
              <WrittenText>{write.content}</WrittenText>
              <PendingMark isSent={isSent} held={held} />
            </li>
          ))}
        </List>
      )}
      {replies.length > 5 && pages}
    </section>
  );
}

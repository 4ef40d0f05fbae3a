import { useEffect, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { forumHere, type ReadAnswer } from '@/db/forum-box.ts';
import { liveForumWrites } from '@/db/forum.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import type { ForumWrite, KeptWrite } from '@/model/forum-write.ts';
import { listTopics, readTopicPage, type OwnVotes, type TopicsChoice } from '@/sync/online/forum.ts';
import { watchForum } from '@/sync/online/watch-forum.ts';
import { sentKey } from './own-writes.ts';

/** Everything asked of the forum begins with this. */
export const FORUM_KEY = 'forum';
const none: readonly KeptWrite[] = [];

export interface ForumAnswer<T> {
  /** Undefined while nothing was ever loaded. */
  readonly value: T | undefined;
  /** When what is shown was read, ms since 1970, if it could not be read anew. */
  readonly oldAt: number | null;
  /** Nobody answers, and nothing was kept. */
  readonly isMissing: boolean;
}

interface Shown {
  readonly votes: OwnVotes;
}

/** Keeps what was read for a time without a network, and lets go of her writes that it shows. */
async function keep<T extends Shown>(id: string, value: T, ids: readonly string[]): Promise<void> {
  const box = await forumHere();
  const isShown = (write: ForumWrite) =>
    write.kind === 'vote'
      ? ids.includes(write.targetId) && (value.votes[write.targetId] ?? 'remove') === write.voteType
      : ids.includes(write.id);
  await box.dropSent(isShown);
  await box.keepAnswer(id, value);
}

/** What the server answers now, or, until it does, what was read before. */
function useKept<T extends Shown>(
  key: readonly unknown[],
  ask: () => Promise<T>,
  idsOf: (value: T) => readonly string[],
): ForumAnswer<T> {
  const id = JSON.stringify(key);
  const [kept, setKept] = useState<{ id: string; answer: ReadAnswer<T> | null }>();
  useEffect(() => {
    let isGone = false;
    const found = (answer: ReadAnswer<T> | null) => !isGone && setKept({ id, answer });
    void forumHere()
      .then((box) => box.answer<T>(id))
      .then(found, () => found(null));
    return () => {
      isGone = true;
    };
  }, [id]);
  const query = useQuery({
    queryKey: [FORUM_KEY, ...key],
    queryFn: async () => {
      const value = await ask();
      // A phone that cannot keep it shows it all the same.
      await keep(id, value, idsOf(value)).catch(() => undefined);
      return value;
    },
  });
  const isBroken = query.isError || query.fetchStatus === 'paused';
  const before = kept?.id === id ? kept.answer : undefined;
  return {
    value: query.data ?? before?.value,
    oldAt: isBroken ? (query.data ? query.dataUpdatedAt : (before?.at ?? null)) : null,
    isMissing: isBroken && query.data === undefined && before === null,
  };
}

/** One page of the list of topics. */
export const useTopics = (userId: string, choice: TopicsChoice) =>
  useKept(
    ['topics', choice.search, choice.category, choice.sort, choice.page],
    () => listTopics(userId, choice),
    ({ topics }) => topics.map(({ id }) => id),
  );

/** A topic with one page of its replies. */
export const useTopic = (userId: string, topicId: string, choice: Pick<TopicsChoice, 'search' | 'page'>) =>
  useKept(
    ['topic', topicId, choice.search, choice.page],
    () => readTopicPage(userId, topicId, choice),
    ({ replies }) => [topicId, ...replies.map(({ id }) => id)],
  );

/** Asks for everything shown of the forum again. */
export function useAskAgain(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [FORUM_KEY] });
}

/** Her writes on their way. Whatever changes in the forum, by her or by others, is asked for again. */
export function useWrites(userId: string): readonly KeptWrite[] {
  const client = useQueryClient();
  const writes = useLiveQuery(liveForumWrites, 'forum writes') ?? none;
  const sent = sentKey(writes);
  useEffect(() => {
    if (sent !== '') void client.invalidateQueries({ queryKey: [FORUM_KEY] });
  }, [client, sent]);
  useEffect(() => watchForum(userId, () => void client.invalidateQueries({ queryKey: [FORUM_KEY] })), [client, userId]);
  return writes;
}

import { useEffect, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { currentForumStore, type ReadAnswer } from '@/db/forum/forum-store.ts';
import { liveForumWrites } from '@/db/forum/forum-writes.ts';
import { refetchQueries } from '@/app/network/refetch.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import type { ForumWrite, PendingForumWrite } from '@/model/forum/forum-write.ts';
import { isIndexError } from '@/log/log.ts';
import {
  listTopics,
  readTopicPage,
  type ForumPart,
  type TopicsQuery,
  type UserVotes,
} from '@/sync/api/community/forum.ts';
import { watchForum } from '@/sync/api/community/watch-forum.ts';
import { sentKey } from './pending-texts.ts';

/** First part of all forum query keys. */
export const FORUM_KEY = 'forum';
const none: readonly PendingForumWrite[] = [];

export interface ForumResponse<T> {
  /** Undefined while nothing was ever loaded. */
  readonly value: T | undefined;
  /** When the shown data was loaded (ms since 1970), if it could not be refetched; else null. */
  readonly oldAt: number | null;
  /** The request failed and nothing is cached. */
  readonly isMissing: boolean;
  /** The request failed because the server has no index for it. */
  readonly isIndexMissing: boolean;
}

interface Shown {
  readonly votes: UserVotes;
  readonly failed?: readonly ForumPart[];
}

/** Caches the response for offline use, and drops the user's sent writes that it contains. */
async function cacheResponse<T extends Shown>(
  id: string,
  value: T,
  ids: readonly string[],
  requestedAt: number,
): Promise<void> {
  const store = await currentForumStore();
  const isShown = (write: ForumWrite) =>
    write.kind === 'vote'
      ? !value.failed?.includes('votes') &&
        ids.includes(write.targetId) &&
        (value.votes[write.targetId] ?? 'remove') === write.voteType
      : ids.includes(write.id);
  await store.dropSent(isShown);
  await store.cacheAnswer(id, value, requestedAt);
}

/** The server's response, or the cached one until it arrives. */
function useCachedResponse<T extends Shown>(
  key: readonly unknown[],
  load: () => Promise<T>,
  idsOf: (value: T) => readonly string[],
): ForumResponse<T> {
  const id = JSON.stringify(key);
  const [cached, setCached] = useState<{ id: string; answer: ReadAnswer<T> | null }>();
  useEffect(() => {
    let isCancelled = false;
    const show = (answer: ReadAnswer<T> | null) => !isCancelled && setCached({ id, answer });
    void currentForumStore()
      .then((store) => store.cachedAnswer<T>(id))
      .then(show, () => show(null));
    return () => {
      isCancelled = true;
    };
  }, [id]);
  const query = useQuery({
    queryKey: [FORUM_KEY, ...key],
    queryFn: async () => {
      const requestedAt = Date.now();
      const value = await load();
      // If it cannot be cached, it is shown all the same.
      await cacheResponse(id, value, idsOf(value), requestedAt).catch(() => undefined);
      return value;
    },
  });
  const isBroken = query.isError || query.fetchStatus === 'paused';
  const before = cached?.id === id ? cached.answer : undefined;
  return {
    value: query.data ?? before?.value,
    oldAt: isBroken ? (query.data ? query.dataUpdatedAt : (before?.at ?? null)) : null,
    isMissing: isBroken && query.data === undefined && before === null,
    isIndexMissing: isIndexError(query.error),
  };
}

/** One page of the list of topics. */
export const useTopics = (userId: string, choice: TopicsQuery) =>
  useCachedResponse(
    ['topics', choice.search, choice.category, choice.sort, choice.page],
    () => listTopics(userId, choice),
    ({ topics }) => topics.map(({ id }) => id),
  );

/** A topic with one page of replies. */
export const useTopic = (userId: string, topicId: string, choice: Pick<TopicsQuery, 'search' | 'page'>) =>
  useCachedResponse(
    ['topic', topicId, choice.search, choice.page],
    () => readTopicPage(userId, topicId, choice),
    ({ replies }) => [topicId, ...replies.map(({ id }) => id)],
  );

/** Refetches all forum queries. */
export function useRefetchForum(): () => Promise<void> {
  const client = useQueryClient();
  return () => refetchQueries(client, [FORUM_KEY]);
}

/**
 * The user's pending forum writes. Refetches the forum when one of them is sent and when other members change
 * something.
 */
export function usePendingWrites(userId: string): readonly PendingForumWrite[] {
  const client = useQueryClient();
  const writes = useLiveQuery(liveForumWrites, 'forum writes') ?? none;
  const sent = sentKey(writes);
  useEffect(() => {
    if (sent !== '') void refetchQueries(client, [FORUM_KEY]);
  }, [client, sent]);
  useEffect(() => watchForum(userId, () => void refetchQueries(client, [FORUM_KEY])), [client, userId]);
  return writes;
}

import type { ForumRetryReason, ForumWrite, PendingForumWrite } from '@/model/forum/forum-write.ts';

export type PendingTopic = Extract<ForumWrite, { kind: 'topic' }>;
export type PendingReply = Extract<ForumWrite, { kind: 'reply' }>;
/** A pending write of one kind, and whether the forum has received it. */
export interface PendingText<W> {
  readonly write: W;
  readonly isSent: boolean;
  /** Why the forum has not published it although it was sent. */
  readonly held?: ForumRetryReason | undefined;
  /** ms since 1970 */
  readonly at: number;
}

const isOnItsWay = ({ state }: PendingForumWrite): boolean => state === 'waiting' || state === 'sent';

/** The user's topics that the list does not contain yet, newest first. */
export const pendingTopics = (
  writes: readonly PendingForumWrite[],
  shown: readonly { id: string }[],
): PendingText<PendingTopic>[] =>
  writes
    .filter(isOnItsWay)
    .flatMap(({ write, state, held, at }) =>
      write.kind === 'topic' ? [{ write, isSent: state === 'sent', held, at }] : [],
    )
    .filter(({ write }) => !shown.some(({ id }) => id === write.id))
    .toReversed();

/** The user's replies to one topic that the page does not contain yet, oldest first. */
export const pendingReplies = (
  writes: readonly PendingForumWrite[],
  topicId: string,
  shown: readonly { id: string }[],
): PendingText<PendingReply>[] =>
  writes
    .filter(isOnItsWay)
    .flatMap(({ write, state, held, at }) =>
      write.kind === 'reply' && write.topicId === topicId ? [{ write, isSent: state === 'sent', held, at }] : [],
    )
    .filter(({ write }) => !shown.some(({ id }) => id === write.id));

/** Rejected topics and replies. Rejected votes are not reported. */
export const rejectedTexts = (writes: readonly PendingForumWrite[]): PendingForumWrite[] =>
  writes.filter((each) => !isOnItsWay(each) && each.write.kind !== 'vote');

/** Changes whenever a write has reached the forum, so that the shown data is refetched. */
export const sentKey = (writes: readonly PendingForumWrite[]): string =>
  writes
    .filter(({ state }) => state === 'sent')
    .map(({ id, at }) => `${id} ${at}`)
    .join();

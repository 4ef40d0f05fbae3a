import type { ForumHold, ForumWrite, KeptWrite } from '@/model/forum-write.ts';

export type WaitingTopic = Extract<ForumWrite, { kind: 'topic' }>;
export type WaitingReply = Extract<ForumWrite, { kind: 'reply' }>;
/** A write of one kind, and whether the forum has it. */
export interface Own<W> {
  readonly write: W;
  readonly isSent: boolean;
  /** Why the forum does not have it although it was asked. */
  readonly held?: ForumHold | undefined;
  /** ms since 1970 */
  readonly at: number;
}

const isOnItsWay = ({ state }: KeptWrite): boolean => state === 'waiting' || state === 'sent';

/** Her topics that no list shows yet, the newest first. */
export const ownTopics = (writes: readonly KeptWrite[], shown: readonly { id: string }[]): Own<WaitingTopic>[] =>
  writes
    .filter(isOnItsWay)
    .flatMap(({ write, state, held, at }) =>
      write.kind === 'topic' ? [{ write, isSent: state === 'sent', held, at }] : [],
    )
    .filter(({ write }) => !shown.some(({ id }) => id === write.id))
    .toReversed();

/** Her replies to one topic that its page does not show yet, the oldest first. */
export const ownReplies = (
  writes: readonly KeptWrite[],
  topicId: string,
  shown: readonly { id: string }[],
): Own<WaitingReply>[] =>
  writes
    .filter(isOnItsWay)
    .flatMap(({ write, state, held, at }) =>
      write.kind === 'reply' && write.topicId === topicId ? [{ write, isSent: state === 'sent', held, at }] : [],
    )
    .filter(({ write }) => !shown.some(({ id }) => id === write.id));

/** Topics and replies that the forum did not take; a vote that came too late is not worth a word. */
export const refusedTexts = (writes: readonly KeptWrite[]): KeptWrite[] =>
  writes.filter((each) => !isOnItsWay(each) && each.write.kind !== 'vote');

/** Changes whenever something has reached the forum: what is shown of it is asked for again. */
export const sentKey = (writes: readonly KeptWrite[]): string =>
  writes
    .filter(({ state }) => state === 'sent')
    .map(({ id, at }) => `${id} ${at}`)
    .join();

import { authorKey, type SeenAuthor, type MutedAuthor } from '@/model/forum/forum-authorship.ts';
import { isTextIssue, readReply, readTopic, type TextIssue } from '@/model/forum/forum-rules.ts';
import type { ForumWrite, PendingForumWrite } from '@/model/forum/forum-write.ts';
import type { TargetType, VoteChoice } from '@/model/forum/vote.ts';
import { currentForumStore } from './forum-store.ts';
import { withStore } from '@/db/writes/with-store.ts';
import { liveQuery, type LiveQuery } from '@/db/queries/live-query.ts';
import { newId } from '@/db/store/new-id.ts';

/** The forum rules do not allow this text; `trouble` is the reason. */
export class RefusedText extends Error {
  override name = 'RefusedText';
  constructor(readonly issue: TextIssue) {
    super(issue.message);
  }
}

function accepted<T extends object>(read: T | TextIssue): T {
  if (isTextIssue(read)) throw new RefusedText(read);
  return read;
}

const enqueue = (write: ForumWrite): Promise<void> => withStore(async () => (await currentForumStore()).enqueue(write));

/** Queues a new topic; the outbox posts it. @returns its id @throws RefusedText, StorageFailure */
export async function writeTopic(text: {
  title: string;
  content: string;
  category: string | null;
  isNamed: boolean;
}): Promise<string> {
  const id = newId();
  await enqueue({ kind: 'topic', id, ...accepted(readTopic(text)), isNamed: text.isNamed });
  return id;
}

/** Queues a reply; the outbox posts it. @returns its id @throws RefusedText, StorageFailure */
export async function writeReply(topicId: string, text: { content: string; isNamed: boolean }): Promise<string> {
  const id = newId();
  await enqueue({ kind: 'reply', id, topicId, ...accepted(readReply(text)), isNamed: text.isNamed });
  return id;
}

/** Queues a vote. @throws StorageFailure */
export const setVote = (targetType: TargetType, targetId: string, voteType: VoteChoice): Promise<void> =>
  enqueue({ kind: 'vote', targetId, targetType, voteType });

/** Unsent, recently sent and refused topics, replies and votes of the user, the oldest first. */
export const liveForumWrites = (): LiveQuery<PendingForumWrite[]> =>
  liveQuery(
    async () => (await currentForumStore()).writes$,
    (writes: PendingForumWrite[]) => writes,
  );

/** Drops a write that was not posted. @throws StorageFailure */
export const dropWrite = (id: string): Promise<void> => withStore(async () => (await currentForumStore()).drop(id));

/** Hides the texts of this author on this device. @throws StorageFailure */
export const muteAuthor = ({ userId, userName, topicId, topicTitle }: SeenAuthor): Promise<void> =>
  withStore(async () => {
    const met = { userId, userName, topicId, topicTitle };
    await (await currentForumStore()).mute(authorKey(met), met);
  });

/** @throws StorageFailure */
export const unmuteAuthor = (key: string): Promise<void> =>
  withStore(async () => (await currentForumStore()).unmute(key));

/** The keys of the muted authors. */
export const liveMutedAuthors = (): LiveQuery<ReadonlySet<string>> =>
  liveQuery(
    async () => (await currentForumStore()).mutedKeys$,
    (keys: ReadonlySet<string>) => keys,
  );

/** The muted authors with their names, the last muted first. */
export const liveMutedAuthorDetails = (): LiveQuery<MutedAuthor[]> =>
  liveQuery(
    async () => (await currentForumStore()).mutedAuthors$,
    (people: MutedAuthor[]) => people,
  );

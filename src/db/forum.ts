import { authorKey, type MetAuthor, type MutedAuthor } from '@/model/forum-muting.ts';
import { isTrouble, readReply, readTopic, type TextTrouble } from '@/model/forum-rules.ts';
import type { ForumWrite, KeptWrite } from '@/model/forum-write.ts';
import type { TargetType, VoteWish } from '@/model/vote.ts';
import { forumHere } from './forum-box.ts';
import { inStore } from './in-store.ts';
import { liveQuery, type LiveQuery } from './live-query.ts';
import { newId } from './new-id.ts';

/** The forum would not take this text; `trouble` says why. */
export class RefusedText extends Error {
  override name = 'RefusedText';
  constructor(readonly trouble: TextTrouble) {
    super(trouble.message);
  }
}

function accepted<T extends object>(read: T | TextTrouble): T {
  if (isTrouble(read)) throw new RefusedText(read);
  return read;
}

const enqueue = (write: ForumWrite): Promise<void> => inStore(async () => (await forumHere()).enqueue(write));

/** Keeps a new topic; it is posted by itself. @returns its id @throws RefusedText, StorageFailure */
export async function writeTopic(given: {
  title: string;
  content: string;
  category: string | null;
  isNamed: boolean;
}): Promise<string> {
  const id = newId();
  await enqueue({ kind: 'topic', id, ...accepted(readTopic(given)), isNamed: given.isNamed });
  return id;
}

/** Keeps a reply; it is posted by itself. @returns its id @throws RefusedText, StorageFailure */
export async function writeReply(topicId: string, given: { content: string; isNamed: boolean }): Promise<string> {
  const id = newId();
  await enqueue({ kind: 'reply', id, topicId, ...accepted(readReply(given)), isNamed: given.isNamed });
  return id;
}

/** Keeps what she wishes her vote to be. @throws StorageFailure */
export const wishVote = (targetType: TargetType, targetId: string, voteType: VoteWish): Promise<void> =>
  enqueue({ kind: 'vote', targetId, targetType, voteType });

/** Her topics, replies and votes that are on their way or were refused, the oldest first. */
export const liveForumWrites = (): LiveQuery<KeptWrite[]> =>
  liveQuery(
    async () => (await forumHere()).writes$,
    (writes: KeptWrite[]) => writes,
  );

/** Takes back what was not posted. @throws StorageFailure */
export const dropWrite = (id: string): Promise<void> => inStore(async () => (await forumHere()).drop(id));

/** Puts who wrote this out of the reader's sight, on this phone. @throws StorageFailure */
export const muteAuthor = ({ userId, userName, topicId, topicTitle }: MetAuthor): Promise<void> =>
  inStore(async () => {
    const met = { userId, userName, topicId, topicTitle };
    await (await forumHere()).mute(authorKey(met), met);
  });

/** Shows what they write again. @throws StorageFailure */
export const hearAuthor = (key: string): Promise<void> => inStore(async () => (await forumHere()).hear(key));

/** The keys of everybody whom she put out of sight. */
export const liveMutedAuthors = (): LiveQuery<ReadonlySet<string>> =>
  liveQuery(
    async () => (await forumHere()).muted$,
    (keys: ReadonlySet<string>) => keys,
  );

/** The same with what tells who they are, whom she hid last first. */
export const liveMutedPeople = (): LiveQuery<MutedAuthor[]> =>
  liveQuery(
    async () => (await forumHere()).mutedPeople$,
    (people: MutedAuthor[]) => people,
  );

import { Query } from 'appwrite';
import { forumAuthor } from '@/model/forum-author.ts';
import { forumPost } from '@/model/forum-post.ts';
import { forumTopic } from '@/model/forum-topic.ts';
import type { TargetType } from '@/model/vote.ts';
import { askForum } from '../send-forum.ts';
import { listOnline } from './listing.ts';
import type { RemoteDocument } from './patient-documents.ts';

/** What she wrote without a name and a moderator has hidden. */
export interface HiddenText {
  readonly id: string;
  readonly type: TargetType;
  readonly topicId: string;
  /** Of a topic. */
  readonly title?: string;
  readonly content: string;
}

/** Hidden texts without a name, by collection: no grant tells whose they are, so a function finds them. */
export async function hiddenDocuments(userId: string): Promise<Readonly<Record<string, Record<string, unknown>[]>>> {
  const hidden = await askForum<Readonly<Record<string, RemoteDocument[]>>>(userId, '/own-hidden', {});
  const withId = (found: RemoteDocument[]) => found.map(({ $id, ...document }) => ({ ...document, id: $id }));
  return Object.fromEntries(Object.entries(hidden).map(([name, found]) => [name, withId(found)]));
}

/** Her own hidden texts; who never wrote without a name has none and asks no function. @throws without a network */
export async function listOwnHidden(userId: string): Promise<readonly HiddenText[]> {
  if ((await listOnline(forumAuthor.collection, [Query.limit(1)])).length === 0) return [];
  const hidden = await hiddenDocuments(userId);
  return [
    ...(hidden[forumTopic.collection] ?? []).map((topic) => ({ ...topic, type: 'topic', topicId: topic['id'] })),
    ...(hidden[forumPost.collection] ?? []).map((reply) => ({ ...reply, type: 'post' })),
  ] as unknown as HiddenText[];
}

import { Query } from 'appwrite';
import { forumAuthor } from '@/model/forum/forum-pseudonym.ts';
import { forumPost } from '@/model/forum/forum-post.ts';
import { forumTopic } from '@/model/forum/forum-topic.ts';
import type { TargetType } from '@/model/forum/vote.ts';
import { callForum } from '@/sync/outbox/send-forum.ts';
import { listOnline } from '@/sync/api/documents/list-online.ts';
import type { PatientRemoteDocument } from '@/sync/api/documents/patient-documents.ts';

/** A text that the user wrote anonymously and that a moderator has hidden. */
export interface HiddenText {
  readonly id: string;
  readonly type: TargetType;
  readonly topicId: string;
  /** Only for topics. */
  readonly title?: string;
  readonly content: string;
}

/** The user's hidden anonymous texts, by collection. Their grants do not show the author, so a function finds them. */
export async function hiddenDocuments(userId: string): Promise<Readonly<Record<string, Record<string, unknown>[]>>> {
  const hidden = await callForum<Readonly<Record<string, PatientRemoteDocument[]>>>(userId, '/own-hidden', {});
  const withId = (found: PatientRemoteDocument[]) => found.map(({ $id, ...document }) => ({ ...document, id: $id }));
  return Object.fromEntries(Object.entries(hidden).map(([name, found]) => [name, withId(found)]));
}

/**
 * The user's hidden texts. A user who never wrote anonymously has none, and no function is called. @throws without a
 * network
 */
export async function listHiddenTexts(userId: string): Promise<readonly HiddenText[]> {
  if ((await listOnline(forumAuthor.collection, [Query.limit(1)])).length === 0) return [];
  const hidden = await hiddenDocuments(userId);
  return [
    ...(hidden[forumTopic.collection] ?? []).map((topic) => ({ ...topic, type: 'topic', topicId: topic['id'] })),
    ...(hidden[forumPost.collection] ?? []).map((reply) => ({ ...reply, type: 'post' })),
  ] as unknown as HiddenText[];
}

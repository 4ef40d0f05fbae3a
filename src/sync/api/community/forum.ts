import { Databases, Query } from 'appwrite';
import { forumAuthor, type UserPseudonyms } from '@/model/forum/forum-pseudonym.ts';
import { forumPost, type ForumPost } from '@/model/forum/forum-post.ts';
import type { ReportedText, ReportReason } from '@/model/forum/forum-report.ts';
import { REPLIES_ON_PAGE, TOPICS_ON_PAGE, type TopicDeletion, type TopicSort } from '@/model/forum/forum-rules.ts';
import { forumTopic, type ForumTopic } from '@/model/forum/forum-topic.ts';
import { toInstant } from '@/model/time/instant.ts';
import type { RecordType } from '@/model/schema/record.ts';
import { vote, type TargetType, type VoteType } from '@/model/forum/vote.ts';
import { checkConfiguration } from '@/sync/transport/configuration.ts';
import { pageClient } from '@/sync/account/page-client.ts';
import { callForum } from '@/sync/outbox/send-forum.ts';
import { confirmIfEmpty } from '@/sync/api/documents/documents.ts';
import { listOnline } from '@/sync/api/documents/list-online.ts';
import type { PatientRemoteDocument } from '@/sync/api/documents/patient-documents.ts';

interface Listed {
  readonly id: string;
  readonly createdAt: string;
}
export type ListedTopic = ForumTopic & Listed;
export type ListedReply = ForumPost & Listed;

/** The votes of the signed-in user, by the id of the target. */
export type UserVotes = Readonly<Record<string, VoteType>>;

/** The parts of a page that belong to the signed-in user. */
interface UserParts {
  readonly votes: UserVotes;
  /** Absent in pages that were cached before there were pseudonyms. */
  readonly pens?: UserPseudonyms;
}

export interface TopicsPage extends UserParts {
  readonly topics: readonly ListedTopic[];
  readonly total: number;
}

export interface TopicPage extends UserParts {
  /** Null when it was removed or hidden. */
  readonly topic: ListedTopic | null;
  readonly replies: readonly ListedReply[];
  /** The number of replies on all pages. */
  readonly total: number;
}

const sortKeys: Readonly<Record<TopicSort, string>> = {
  lastReplyAt: 'lastReplyAt',
  createdAt: '$createdAt',
  voteScore: 'voteScore',
};

async function page<T extends Listed>({ collection }: RecordType, queries: string[]) {
  const { databaseId } = checkConfiguration();
  const found = await new Databases(pageClient()).listDocuments({ databaseId, collectionId: collection, queries });
  const documents = found.documents as unknown as PatientRemoteDocument[];
  const rows = documents.map(
    (document) =>
      ({ ...document, id: document.$id, createdAt: toInstant(String(document.$createdAt)) }) as unknown as T,
  );
  return { documents, rows, total: found.total };
}

async function votesOn(userId: string, ids: readonly string[]): Promise<UserVotes> {
  if (ids.length === 0) return {};
  const queries = [Query.equal('userId', userId), Query.equal('targetId', [...ids]), Query.limit(ids.length)];
  const votes = await listOnline(vote.collection, queries);
  return Object.fromEntries(votes.map(({ targetId, voteType }) => [String(targetId), voteType as VoteType]));
}

/** The user's pseudonyms in these topics; the server lists only the user's own rows. */
async function pseudonymsIn(topicIds: readonly string[]): Promise<UserPseudonyms> {
  if (topicIds.length === 0) return {};
  const queries = [Query.equal('topicId', [...topicIds]), Query.limit(topicIds.length)];
  const rows = await listOnline(forumAuthor.collection, queries);
  return Object.fromEntries(rows.map(({ topicId, penId }) => [String(topicId), String(penId)]));
}

export interface TopicsQuery {
  /** Words of the title. */
  readonly search: string;
  readonly category: string;
  readonly sort: TopicSort;
  /** From 0. */
  readonly page: number;
}

/** One page of the forum, pinned topics first. @throws SessionEnded, or an error when there is no network */
export async function listTopics(
  userId: string,
  { search, category, sort, page: at }: TopicsQuery,
): Promise<TopicsPage> {
  const { rows, documents, total } = await page<ListedTopic>(forumTopic, [
    ...(search === '' ? [] : [Query.search('title', search)]),
    ...(category === 'all' ? [] : [Query.equal('category', category)]),
    Query.orderDesc('isPinned'),
    Query.orderDesc(sortKeys[sort]),
    Query.limit(TOPICS_ON_PAGE),
    Query.offset(at * TOPICS_ON_PAGE),
  ]);
  await confirmIfEmpty([documents], userId);
  const ids = rows.map(({ id }) => id);
  const [votes, pens] = await Promise.all([votesOn(userId, ids), pseudonymsIn(ids)]);
  return { topics: rows, total, votes, pens };
}

/** A topic and one page of its replies, the oldest first. @throws as `listTopics` */
export async function readTopicPage(
  userId: string,
  topicId: string,
  { search, page: at }: Pick<TopicsQuery, 'search' | 'page'>,
): Promise<TopicPage> {
  const [topics, replies] = await Promise.all([
    page<ListedTopic>(forumTopic, [Query.equal('$id', topicId), Query.limit(1)]),
    page<ListedReply>(forumPost, [
      Query.equal('topicId', topicId),
      ...(search === '' ? [] : [Query.search('content', search)]),
      Query.orderAsc('$createdAt'),
      Query.limit(REPLIES_ON_PAGE),
      Query.offset(at * REPLIES_ON_PAGE),
    ]),
  ]);
  await confirmIfEmpty([topics.documents], userId);
  const topic = topics.rows[0] ?? null;
  if (!topic) return { topic, replies: [], total: 0, votes: {} };
  const [votes, pens] = await Promise.all([
    votesOn(userId, [topicId, ...replies.rows.map(({ id }) => id)]),
    pseudonymsIn([topicId]),
  ]);
  return { topic, replies: replies.rows, total: replies.total, votes, pens };
}

/** The target of a moderation or a report. */
export interface ForumTarget {
  readonly targetType: TargetType;
  readonly targetId: string;
}
export type ModerationAction = 'lock' | 'unlock' | 'pin' | 'unpin' | 'hide' | 'show' | 'dismiss';

/** @throws BackendRefusal; TypeError when it cannot be reached */
export const changeTopic = (
  userId: string,
  topicId: string,
  text: { title: string; content: string; category: string | null },
): Promise<unknown> => callForum(userId, '/edit-topic', { topicId, ...text });

/** @throws as `changeTopic` */
export const changeReply = (userId: string, replyId: string, text: { content: string }): Promise<unknown> =>
  callForum(userId, '/edit-reply', { replyId, ...text });

/** @throws as `changeTopic` */
export const removeTopic = (userId: string, topicId: string): Promise<TopicDeletion> =>
  callForum(userId, '/delete-topic', { topicId });

/** @throws as `changeTopic` */
export const removeReply = (userId: string, topicId: string, replyId: string): Promise<unknown> =>
  callForum(userId, '/delete-reply', { topicId, replyId });

/** @throws as `changeTopic` */
export const reportText = (userId: string, target: ForumTarget, reason: ReportReason): Promise<unknown> =>
  callForum(userId, '/report', { ...target, reason });

/** @throws as `changeTopic` */
export const moderate = (userId: string, target: ForumTarget, action: ModerationAction): Promise<unknown> =>
  callForum(userId, '/moderate', { ...target, action });

/** The reported texts, for moderators. @throws as `changeTopic` */
export const listReports = async (userId: string): Promise<readonly ReportedText[]> =>
  (await callForum<{ reports: ReportedText[] }>(userId, '/reports', {})).reports;

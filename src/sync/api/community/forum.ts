import { Databases, Query } from 'appwrite';
import { forumAuthor, type UserPseudonyms } from '@/model/forum/forum-pseudonym.ts';
import { forumPost, type ForumPost } from '@/model/forum/forum-post.ts';
import type { ReportReason } from '@/model/forum/forum-report.ts';
import { REPLIES_ON_PAGE, TOPICS_ON_PAGE, type TopicDeletion, type TopicSort } from '@/model/forum/forum-rules.ts';
import { forumTopic, type ForumTopic } from '@/model/forum/forum-topic.ts';
import { logFailedList } from '@/log/log.ts';
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

/** A part of a page that is shown without it when it could not be read. */
export type ForumPart = 'votes' | 'pseudonyms' | 'replies';

/** The parts of a page that belong to the signed-in user. */
interface UserParts {
  /** The parts that could not be read; absent in pages that were cached before they were named. */
  readonly failed?: readonly ForumPart[];
  readonly votes: UserVotes;
  /** Absent in pages that were cached before there were pseudonyms. */
  readonly pseudonyms?: UserPseudonyms;
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

/** The names of the parts that `part` could not read. */
type FailedParts = ForumPart[];

/** What `load` returns; `without` when it fails, which is logged and noted. A part never takes the page down. */
async function part<T>(name: ForumPart, load: Promise<T>, without: T, failed: FailedParts): Promise<T> {
  try {
    return await load;
  } catch (error) {
    logFailedList(name === 'replies' ? 'posts' : name, error);
    failed.push(name);
    return without;
  }
}

/** The topics themselves: without them there is no page. @throws what `load` throws, logged */
async function topicsOf<T>(load: Promise<T>): Promise<T> {
  try {
    return await load;
  } catch (error) {
    logFailedList('topics', error);
    throw error;
  }
}

/** The user's votes and pseudonyms on a page; what cannot be read is empty: no vote, not her text. */
async function userPartsOf(
  userId: string,
  ids: readonly string[],
  topicIds: readonly string[],
  failed: FailedParts,
): Promise<UserParts> {
  const [votes, pseudonyms] = await Promise.all([
    part('votes', votesOn(userId, ids), {}, failed),
    part('pseudonyms', pseudonymsIn(topicIds), {}, failed),
  ]);
  return { votes, pseudonyms, failed };
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

/**
 * One page of the forum, pinned topics first. The user's votes and pseudonyms may be missing (`failed`). @throws
 * SessionEnded, or an error when the topics cannot be read
 */
export async function listTopics(
  userId: string,
  { search, category, sort, page: at }: TopicsQuery,
): Promise<TopicsPage> {
  const topics = page<ListedTopic>(forumTopic, [
    ...(search === '' ? [] : [Query.search('title', search)]),
    ...(category === 'all' ? [] : [Query.equal('category', category)]),
    Query.orderDesc('isPinned'),
    Query.orderDesc(sortKeys[sort]),
    Query.limit(TOPICS_ON_PAGE),
    Query.offset(at * TOPICS_ON_PAGE),
  ]);
  const { rows, documents, total } = await topicsOf(topics);
  await confirmIfEmpty([documents], userId);
  const ids = rows.map(({ id }) => id);
  return { topics: rows, total, ...(await userPartsOf(userId, ids, ids, [])) };
}

const noReplies = { documents: [], rows: [], total: 0 };

const readReplies = (topicId: string, search: string, at: number) =>
  page<ListedReply>(forumPost, [
    Query.equal('topicId', topicId),
    ...(search === '' ? [] : [Query.search('content', search)]),
    Query.orderAsc('$createdAt'),
    Query.limit(REPLIES_ON_PAGE),
    Query.offset(at * REPLIES_ON_PAGE),
  ]);

/** A topic and one page of its replies, the oldest first; the replies may be missing too. @throws as `listTopics` */
export async function readTopicPage(
  userId: string,
  topicId: string,
  { search, page: at }: Pick<TopicsQuery, 'search' | 'page'>,
): Promise<TopicPage> {
  const failed: FailedParts = [];
  const [topics, replies] = await Promise.all([
    topicsOf(page<ListedTopic>(forumTopic, [Query.equal('$id', topicId), Query.limit(1)])),
    part('replies', readReplies(topicId, search, at), noReplies, failed),
  ]);
  await confirmIfEmpty([topics.documents], userId);
  const topic = topics.rows[0] ?? null;
  if (!topic) return { topic, replies: [], total: 0, votes: {} };
  const ids = [topicId, ...replies.rows.map(({ id }) => id)];
  return {
    topic,
    replies: replies.rows,
    total: replies.total,
    ...(await userPartsOf(userId, ids, [topicId], failed)),
  };
}

/** The target of a moderation or a report. */
export interface ForumTarget {
  readonly targetType: TargetType;
  readonly targetId: string;
}

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

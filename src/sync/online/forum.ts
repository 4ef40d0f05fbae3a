import { Databases, Query } from 'appwrite';
import { forumAuthor, type OwnPens } from '@/model/forum-author.ts';
import { forumPost, type ForumPost } from '@/model/forum-post.ts';
import type { ReportedText, ReportReason } from '@/model/forum-report.ts';
import { REPLIES_ON_PAGE, TOPICS_ON_PAGE, type TopicDeletion, type TopicSort } from '@/model/forum-rules.ts';
import { forumTopic, type ForumTopic } from '@/model/forum-topic.ts';
import { toInstant } from '@/model/instant.ts';
import type { RecordType } from '@/model/record.ts';
import { vote, type TargetType, type VoteType } from '@/model/vote.ts';
import { checkConfiguration } from '../configuration.ts';
import { pageClient } from '../page-client.ts';
import { askForum } from '../send-forum.ts';
import { confirmIfEmpty } from './documents.ts';
import { listOnline } from './listing.ts';
import type { RemoteDocument } from './patient-documents.ts';

interface Listed {
  readonly id: string;
  readonly createdAt: string;
}
export type ListedTopic = ForumTopic & Listed;
export type ListedReply = ForumPost & Listed;

/** What the signed-in person has voted, by what it was for. */
export type OwnVotes = Readonly<Record<string, VoteType>>;

/** What only the signed-in person knows of a page. */
interface Hers {
  readonly votes: OwnVotes;
  /** Not in what was kept before there were pens. */
  readonly pens?: OwnPens;
}

export interface TopicsPage extends Hers {
  readonly topics: readonly ListedTopic[];
  readonly total: number;
}

export interface TopicPage extends Hers {
  /** Null when it was removed or hidden. */
  readonly topic: ListedTopic | null;
  readonly replies: readonly ListedReply[];
  /** Of all pages. */
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
  const documents = found.documents as unknown as RemoteDocument[];
  const rows = documents.map(
    (document) =>
      ({ ...document, id: document.$id, createdAt: toInstant(String(document.$createdAt)) }) as unknown as T,
  );
  return { documents, rows, total: found.total };
}

async function votesOn(userId: string, ids: readonly string[]): Promise<OwnVotes> {
  if (ids.length === 0) return {};
  const queries = [Query.equal('userId', userId), Query.equal('targetId', [...ids]), Query.limit(ids.length)];
  const votes = await listOnline(vote.collection, queries);
  return Object.fromEntries(votes.map(({ targetId, voteType }) => [String(targetId), voteType as VoteType]));
}

/** Nobody else's rows are listed for her. */
async function pensIn(topicIds: readonly string[]): Promise<OwnPens> {
  if (topicIds.length === 0) return {};
  const queries = [Query.equal('topicId', [...topicIds]), Query.limit(topicIds.length)];
  const rows = await listOnline(forumAuthor.collection, queries);
  return Object.fromEntries(rows.map(({ topicId, penId }) => [String(topicId), String(penId)]));
}

export interface TopicsChoice {
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
  { search, category, sort, page: at }: TopicsChoice,
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
  const [votes, pens] = await Promise.all([votesOn(userId, ids), pensIn(ids)]);
  return { topics: rows, total, votes, pens };
}

/** A topic and one page of its replies, the oldest first. @throws as `listTopics` */
export async function readTopicPage(
  userId: string,
  topicId: string,
  { search, page: at }: Pick<TopicsChoice, 'search' | 'page'>,
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
    pensIn([topicId]),
  ]);
  return { topic, replies: replies.rows, total: replies.total, votes, pens };
}

/** The target of what moderators and readers do besides writing. */
export interface ForumTarget {
  readonly targetType: TargetType;
  readonly targetId: string;
}
export type Measure = 'lock' | 'unlock' | 'pin' | 'unpin' | 'hide' | 'show' | 'dismiss';

/** @throws BackendRefusal; TypeError when it cannot be reached */
export const changeTopic = (
  userId: string,
  topicId: string,
  text: { title: string; content: string; category: string | null },
): Promise<unknown> => askForum(userId, '/edit-topic', { topicId, ...text });

/** @throws as `changeTopic` */
export const removeTopic = (userId: string, topicId: string): Promise<TopicDeletion> =>
  askForum(userId, '/delete-topic', { topicId });

/** @throws as `changeTopic` */
export const removeReply = (userId: string, topicId: string, replyId: string): Promise<unknown> =>
  askForum(userId, '/delete-reply', { topicId, replyId });

/** @throws as `changeTopic` */
export const reportText = (userId: string, target: ForumTarget, reason: ReportReason): Promise<unknown> =>
  askForum(userId, '/report', { ...target, reason });

/** @throws as `changeTopic` */
export const moderate = (userId: string, target: ForumTarget, action: Measure): Promise<unknown> =>
  askForum(userId, '/moderate', { ...target, action });

/** What was reported, for moderators. @throws as `changeTopic` */
export const listReports = async (userId: string): Promise<readonly ReportedText[]> =>
  (await askForum<{ reports: ReportedText[] }>(userId, '/reports', {})).reports;

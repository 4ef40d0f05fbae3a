import { Query } from 'node-appwrite';
import { forumNotice } from '../../src/model/forum/forum-notice.ts';
import { forumPost } from '../../src/model/forum/forum-post.ts';
import {
  forumReport,
  type ForumReport,
  type HiddenByModerator,
  type ModeratedText,
  type ModerationQueue,
  type ReportedText,
  type ReportReason,
} from '../../src/model/forum/forum-report.ts';
import { forumTopic } from '../../src/model/forum/forum-topic.ts';
import type { TargetType } from '../../src/model/forum/vote.ts';
import { hasName } from '../support/forum/author-pseudonyms.ts';
import { collectionOf } from '../support/forum/recount.ts';
import { PAGE, type ServerDocument } from '../support/forum/remote.ts';
import { requireModerator, type Caller } from './call-parameters.ts';

/** Characters of a text that are shown in the queue; the topic's page shows the whole of it. */
const EXCERPT_LENGTH = 1000;
/** The hidden texts that changed last; older ones are found in their topics. */
const MAX_HIDDEN = 50;

/** Reads a topic once for all of its texts in the queue. */
function topicReader({ remote }: Caller) {
  const read = new Map<string, Promise<ServerDocument | undefined>>();
  return (id: string) => {
    const topic = read.get(id) ?? remote.get(forumTopic.collection, id);
    read.set(id, topic);
    return topic;
  };
}

async function shown(
  targetType: TargetType,
  text: ServerDocument,
  topicOf: ReturnType<typeof topicReader>,
): Promise<ModeratedText> {
  const topicId = targetType === 'topic' ? text.$id : String(text['topicId']);
  const topic = targetType === 'topic' ? text : await topicOf(topicId);
  return {
    targetId: text.$id,
    targetType,
    topicId,
    topicTitle: String(topic?.['title'] ?? ''),
    content: [...String(text['content'])].slice(0, EXCERPT_LENGTH).join(''),
    authorId: String(text['userId']),
    authorName: hasName(text) ? String(text['userName']) : null,
    writtenAt: text.$createdAt,
    isTopicLocked: topic?.['isLocked'] === true,
  };
}

type StoredReport = ServerDocument & ForumReport;

async function openReports(caller: Caller, topicOf: ReturnType<typeof topicReader>): Promise<ReportedText[]> {
  const { remote } = caller;
  const queries = [Query.isNull('closedAt'), Query.orderAsc('$createdAt'), Query.limit(PAGE)];
  const reports = (await remote.list(forumReport.collection, ...queries)) as StoredReport[];
  const byTarget = new Map<string, StoredReport[]>();
  for (const report of reports) byTarget.set(report.targetId, [...(byTarget.get(report.targetId) ?? []), report]);
  const queue: ReportedText[] = [];
  for (const [targetId, [first, ...more]] of byTarget) {
    if (!first) continue;
    const text = await remote.get(collectionOf(first.targetType), targetId);
    if (!text) continue;
    queue.push({
      ...(await shown(first.targetType, text, topicOf)),
      reasons: [first, ...more].map(({ reason }) => reason),
      reportedAt: first.$createdAt,
      isHidden: text['isHidden'] === true,
    });
  }
  return queue;
}

async function hiddenTexts({ remote }: Caller, topicOf: ReturnType<typeof topicReader>): Promise<HiddenByModerator[]> {
  const queries = [Query.equal('isHidden', [true]), Query.orderDesc('$updatedAt'), Query.limit(MAX_HIDDEN)];
  const lists = await Promise.all(
    (['topic', 'post'] as const).map(async (type) =>
      (await remote.list(type === 'topic' ? forumTopic.collection : forumPost.collection, ...queries)).map((text) => ({
        type,
        text,
      })),
    ),
  );
  const newest = lists
    .flat()
    .toSorted((one, other) => other.text.$updatedAt.localeCompare(one.text.$updatedAt))
    .slice(0, MAX_HIDDEN);
  if (newest.length === 0) return [];
  const ids = newest.map(({ text }) => text.$id);
  const notices = await remote.list(
    forumNotice.collection,
    Query.equal('targetId', ids),
    Query.equal('action', ['hide']),
    Query.limit(MAX_HIDDEN),
  );
  const reasons = new Map(notices.map(({ targetId, reason }) => [targetId, reason as ReportReason]));
  return Promise.all(
    newest.map(async ({ type, text }) => ({
      ...(await shown(type, text, topicOf)),
      reason: reasons.get(text.$id) ?? null,
    })),
  );
}

/**
 * The reported texts that still exist, the oldest report first, and the hidden ones, the last hidden first; for
 * moderators only.
 * @throws Refusal
 */
export async function listReports(caller: Caller): Promise<ModerationQueue> {
  requireModerator(caller);
  const topicOf = topicReader(caller);
  const [reports, hidden] = await Promise.all([openReports(caller, topicOf), hiddenTexts(caller, topicOf)]);
  return { reports, hidden };
}

import { Query } from 'node-appwrite';
import { forumReport, reportReasons, type ForumReport, type ReportedText } from '../../src/model/forum/forum-report.ts';
import { clinicAction } from '../../src/model/clinic/clinic-action.ts';
import { isModerator } from '../../src/model/forum/forum-rules.ts';
import { pendingWork, pendingWorkOperation } from '../support/forum/pending-work.ts';
import { functionState } from '../../src/model/records/function-state.ts';
import { PAGE } from '../support/forum/remote.ts';
import { collectionOf } from '../support/forum/recount.ts';
import { NOBODY, textGrants } from '../support/deleted-account.ts';
import { hasName } from '../support/forum/author-pseudonyms.ts';
import { retryOnConflict, find, targetIn, tryToRecount, type Body, type Caller } from './call-parameters.ts';
import { Refusal } from '../support/forum/refusal.ts';
import { takePostingSlot } from '../support/forum/posting-limit.ts';

/** Characters of a reported text that are shown in the list. */
const EXCERPT_LENGTH = 200;
const TARGET_MESSAGE = 'Target ID and target type are required.';

/**
 * Reports a topic or reply to the moderators, once for each user and target.
 * @throws Refusal
 */
export async function report(caller: Caller, body: Body): Promise<object> {
  const { remote, userId } = caller;
  const target = targetIn(body, TARGET_MESSAGE);
  const reason = reportReasons.find((each) => each === body['reason']);
  if (!reason) throw new Refusal('invalid', 'A report needs one of the offered reasons.');
  return retryOnConflict(async () => {
    const text = await find(caller, target.type, target.id);
    const ofCaller = [Query.equal('userId', [userId]), Query.equal('targetId', [target.id])];
    const [existing] = await remote.list(forumReport.collection, ...ofCaller, Query.limit(1));
    // Use a random id: with an id computed from account and target, the author could learn from a 401 or 404 who
    // reported the text.
    const id = existing?.$id ?? crypto.randomUUID();
    if (existing?.['reason'] === reason) return { id };
    const topicId = target.type === 'topic' ? target.id : text['topicId'];
    const data = { userId, targetId: target.id, targetType: target.type, topicId, reason, $permissions: [] };
    const step = { action: existing ? 'update' : 'create', collection: forumReport.collection, id, data } as const;
    return (await remote.commit([step, await takePostingSlot(remote, userId, 'report')])) ? { id } : null;
  });
}

/**
 * Reported texts that still exist, the oldest report first, for moderators only.
 * @throws Refusal
 */
export async function listReports({ remote, labels }: Caller): Promise<{ reports: ReportedText[] }> {
  if (!isModerator(labels)) throw new Refusal('forbidden', 'This is for moderators.');
  const queries = [Query.orderAsc('$createdAt'), Query.limit(PAGE)];
  const reports = (await remote.list(forumReport.collection, ...queries)) as unknown as ForumReport[];
  const shown: ReportedText[] = [];
  for (const { targetId, targetType, topicId } of reports) {
    if (shown.some((each) => each.targetId === targetId)) continue;
    const text = await remote.get(collectionOf(targetType), targetId);
    if (!text) continue;
    const content = String(text['title'] ?? text['content']).slice(0, EXCERPT_LENGTH);
    const reasons = reports.filter((each) => each.targetId === targetId).map(({ reason }) => reason);
    shown.push({ targetId, targetType, topicId, content, reasons });
  }
  return { reports: shown };
}

/** The fields that each moderation action sets. `dismiss` sets none: the text was fine. */
const actions: Readonly<Record<string, { fields: Readonly<Record<string, boolean>>; topicsOnly?: true }>> = {
  lock: { fields: { isLocked: true }, topicsOnly: true },
  unlock: { fields: { isLocked: false }, topicsOnly: true },
  pin: { fields: { isPinned: true }, topicsOnly: true },
  unpin: { fields: { isPinned: false }, topicsOnly: true },
  hide: { fields: { isHidden: true } },
  show: { fields: { isHidden: false } },
  dismiss: { fields: {} },
};

/**
 * Applies a moderation action, for moderators only. Each has an entry in `clinic_actions`, written first.
 * @throws Refusal
 */
export async function moderate(caller: Caller, body: Body): Promise<object> {
  const { remote, labels, userId } = caller;
  if (!isModerator(labels)) throw new Refusal('forbidden', 'This is for moderators.');
  const target = targetIn(body, TARGET_MESSAGE);
  const action = String(body['action']);
  const change = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!change || (change.topicsOnly && target.type !== 'topic'))
    throw new Refusal('invalid', 'This is nothing that can be done with it.');
  const { fields } = change;
  const { isHidden } = fields;
  const entryId = crypto.randomUUID();
  const entry = {
    actorId: userId,
    action: 'moderate',
    targetId: target.id,
    detail: `${action} ${target.type}`,
  } as const;
  await remote.upsert(clinicAction.collection, entryId, { ...entry, isDone: false });
  const topicId = await retryOnConflict(async () => {
    const text = await find(caller, target.type, target.id);
    const topic = target.type === 'topic' ? target.id : String(text['topicId']);
    if (Object.keys(fields).length === 0) return topic;
    // Moderators can read the grants, so the grants of an anonymous text must not name its account.
    const reader = hasName(text) ? String(text['userId']) : NOBODY;
    const grants = isHidden === undefined ? undefined : textGrants(reader, isHidden);
    const collection = collectionOf(target.type);
    // Store the recount before the change: then the scheduled run recounts even after an interruption.
    if (isHidden !== undefined && target.type === 'post') await requestRecount(caller, topic);
    return (await remote.change(collection, target.id, text.$updatedAt, fields, grants)) ? topic : null;
  });
  if (action === 'hide' || action === 'dismiss') {
    const ofTarget = Query.equal('targetId', [target.id]);
    while ((await remote.removeSome(forumReport.collection, ofTarget)) > 0);
  }
  if (isHidden !== undefined && target.type === 'post') await tryToRecount(caller, { type: 'topic', id: topicId });
  await remote.upsert(clinicAction.collection, entryId, { ...entry, isDone: true });
  return { id: target.id, ...fields };
}

/** Stores a pending recount of this topic, which the scheduled run does within a minute. */
async function requestRecount({ remote }: Caller, topicId: string): Promise<void> {
  const recountWork = pendingWork({ work: 'settle', type: 'topic', id: topicId });
  await remote.upsert(functionState.collection, recountWork.noteId, pendingWorkOperation(recountWork).data ?? {});
}

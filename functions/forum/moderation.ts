import { Query } from 'node-appwrite';
import { forumReport, reportReasons, type ReportReason } from '../../src/model/forum/forum-report.ts';
import { clinicAction } from '../../src/model/clinic/clinic-action.ts';
import { toInstant } from '../../src/model/time/instant.ts';
import { pendingWork, pendingWorkOperation } from '../support/forum/pending-work.ts';
import { functionState } from '../../src/model/records/function-state.ts';
import { PAGE, type ServerDocument } from '../support/forum/remote.ts';
import { collectionOf, type Target } from '../support/forum/recount.ts';
import { NOBODY, textGrants } from '../support/deleted-account.ts';
import { hasName } from '../support/forum/author-pseudonyms.ts';
import { notifyAuthor, withdrawNotice } from './author-notice.ts';
import {
  retryOnConflict,
  find,
  requireModerator,
  targetIn,
  TARGET_MESSAGE,
  tryToRecount,
  type Body,
  type Caller,
} from './call-parameters.ts';
import { Refusal } from '../support/forum/refusal.ts';

interface Measure {
  /** The fields of the text that it sets. */
  readonly fields: Readonly<Record<string, boolean>>;
  readonly topicsOnly?: true;
  /** What happens to the reports of the text. */
  readonly reports?: 'close' | 'reopen';
  /** The notice that the author gets, or that is withdrawn. */
  readonly notice?: { readonly action: 'hide' | 'warn'; readonly isWithdrawn?: true };
}

/** What moderators can do. `dismiss`: the text was fine. `unwarn` and `reopen` undo `warn` and a decision. */
const measures: Readonly<Record<string, Measure>> = {
  lock: { fields: { isLocked: true }, topicsOnly: true },
  unlock: { fields: { isLocked: false }, topicsOnly: true },
  pin: { fields: { isPinned: true }, topicsOnly: true },
  unpin: { fields: { isPinned: false }, topicsOnly: true },
  hide: { fields: { isHidden: true }, reports: 'close', notice: { action: 'hide' } },
  show: { fields: { isHidden: false }, notice: { action: 'hide', isWithdrawn: true } },
  warn: { fields: {}, reports: 'close', notice: { action: 'warn' } },
  unwarn: { fields: {}, notice: { action: 'warn', isWithdrawn: true } },
  dismiss: { fields: {}, reports: 'close' },
  reopen: { fields: {}, reports: 'reopen' },
};

const reasonIn = (body: Body): ReportReason => reportReasons.find((each) => each === body['reason']) ?? 'other';

/** Closes or reopens all reports of a text. */
async function changeReports({ remote }: Caller, targetId: string, change: 'close' | 'reopen'): Promise<void> {
  const closedAt = change === 'close' ? toInstant(Date.now()) : null;
  const isToChange = change === 'close' ? Query.isNull('closedAt') : Query.isNotNull('closedAt');
  const ofTarget = [Query.equal('targetId', [targetId]), isToChange, Query.limit(PAGE)];
  for (;;) {
    const reports = await remote.list(forumReport.collection, ...ofTarget);
    if (reports.length === 0) return;
    const steps = reports.map(({ $id: id }) => ({
      action: 'update' as const,
      collection: forumReport.collection,
      id,
      data: { closedAt },
    }));
    if (!(await remote.commit(steps))) throw new Refusal('busy', 'Others were quicker. Ask again.');
  }
}

/**
 * Sets the fields of a text.
 * @returns the text as it was before
 * @throws Refusal
 */
function setFields(caller: Caller, target: Target, fields: Measure['fields']): Promise<ServerDocument> {
  const { isHidden } = fields;
  return retryOnConflict(async () => {
    const text = await find(caller, target.type, target.id);
    if (Object.keys(fields).length === 0) return text;
    // Moderators can read the grants, so the grants of an anonymous text must not name its account.
    const reader = hasName(text) ? String(text['userId']) : NOBODY;
    const grants = isHidden === undefined ? undefined : textGrants(reader, isHidden);
    // Store the recount before the change: then the scheduled run recounts even after an interruption.
    if (isHidden !== undefined && target.type === 'post') await requestRecount(caller, String(text['topicId']));
    const isDone = await caller.remote.change(collectionOf(target.type), target.id, text.$updatedAt, fields, grants);
    return isDone ? text : null;
  });
}

/**
 * Applies a moderation action, for moderators only. Each has an entry in `clinic_actions`, written first.
 * @throws Refusal
 */
export async function moderate(caller: Caller, body: Body): Promise<object> {
  const { remote, userId } = caller;
  requireModerator(caller);
  const target = targetIn(body, TARGET_MESSAGE);
  const action = String(body['action']);
  const measure = Object.hasOwn(measures, action) ? measures[action] : undefined;
  if (!measure || (measure.topicsOnly && target.type !== 'topic'))
    throw new Refusal('invalid', 'This is nothing that can be done with it.');
  const { fields, reports, notice } = measure;
  const reason = notice && !notice.isWithdrawn ? reasonIn(body) : undefined;
  const entryId = crypto.randomUUID();
  const entry = {
    actorId: userId,
    action: 'moderate',
    targetId: target.id,
    detail: [action, target.type, reason].filter(Boolean).join(' '),
  } as const;
  await remote.upsert(clinicAction.collection, entryId, { ...entry, isDone: false });
  const text = await setFields(caller, target, fields);
  if (notice?.isWithdrawn) await withdrawNotice(remote, target.id, notice.action);
  else if (notice && reason)
    await notifyAuthor(remote, text, { targetType: target.type, action: notice.action, reason });
  if (reports) await changeReports(caller, target.id, reports);
  if (fields['isHidden'] !== undefined && target.type === 'post')
    await tryToRecount(caller, { type: 'topic', id: String(text['topicId']) });
  await remote.upsert(clinicAction.collection, entryId, { ...entry, isDone: true });
  return { id: target.id, ...fields };
}

/** Stores a pending recount of this topic, which the scheduled run does within a minute. */
async function requestRecount({ remote }: Caller, topicId: string): Promise<void> {
  const recountWork = pendingWork({ work: 'settle', type: 'topic', id: topicId });
  await remote.upsert(functionState.collection, recountWork.noteId, pendingWorkOperation(recountWork).data ?? {});
}

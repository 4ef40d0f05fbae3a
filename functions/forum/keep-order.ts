import { Query } from 'node-appwrite';
import { forumReport, reportReasons, type ForumReport, type ReportedText } from '../../src/model/forum-report.ts';
import { isModerator } from '../../src/model/forum-rules.ts';
import { noteOf, writing } from '../forum-counters/notes.ts';
import { functionState } from '../../src/model/function-state.ts';
import { PAGE } from '../forum-counters/remote.ts';
import { collectionOf } from '../forum-counters/settle.ts';
import { NOBODY, textGrants } from '../nobody.ts';
import { hasName } from './author.ts';
import { again, find, targetIn, tryToSettle, type Body, type Caller } from './asked.ts';
import { Refusal } from './refusal.ts';
import { takeTurn } from './take-turn.ts';

/** So many characters of a reported text are shown in the list. */
const EXCERPT = 200;
const WHAT = 'Target ID and target type are required.';

/** Tells the moderators of a topic or reply; once for each person and target. @throws Refusal */
export async function report(caller: Caller, body: Body): Promise<object> {
  const { remote, userId } = caller;
  const target = targetIn(body, WHAT);
  const reason = reportReasons.find((each) => each === body['reason']);
  if (!reason) throw new Refusal('invalid', 'A report needs one of the offered reasons.');
  return again(async () => {
    const held = await find(caller, target.type, target.id);
    const isHers = [Query.equal('userId', [userId]), Query.equal('targetId', [target.id])];
    const [known] = await remote.list(forumReport.collection, ...isHers, Query.limit(1));
    // By chance: one that follows from account and target tells its author, by 401 or 404, who reported it.
    const id = known?.$id ?? crypto.randomUUID();
    if (known?.['reason'] === reason) return { id };
    const topicId = target.type === 'topic' ? target.id : held['topicId'];
    const data = { userId, targetId: target.id, targetType: target.type, topicId, reason, $permissions: [] };
    const step = { action: known ? 'update' : 'create', collection: forumReport.collection, id, data } as const;
    return (await remote.commit([step, await takeTurn(remote, userId, 'report')])) ? { id } : null;
  });
}

/** What was reported and is still there, the oldest report first, for those with the label alone. @throws Refusal */
export async function listReports({ remote, labels }: Caller): Promise<{ reports: ReportedText[] }> {
  if (!isModerator(labels)) throw new Refusal('forbidden', 'This is for moderators.');
  const queries = [Query.orderAsc('$createdAt'), Query.limit(PAGE)];
  const reports = (await remote.list(forumReport.collection, ...queries)) as unknown as ForumReport[];
  const shown: ReportedText[] = [];
  for (const { targetId, targetType, topicId } of reports) {
    if (shown.some((each) => each.targetId === targetId)) continue;
    const held = await remote.get(collectionOf(targetType), targetId);
    if (!held) continue;
    const content = String(held['title'] ?? held['content']).slice(0, EXCERPT);
    const reasons = reports.filter((each) => each.targetId === targetId).map(({ reason }) => reason);
    shown.push({ targetId, targetType, topicId, content, reasons });
  }
  return { reports: shown };
}

/** What each measure changes. `dismiss`: nothing was wrong. */
const measures: Readonly<Record<string, { fields: Readonly<Record<string, boolean>>; topicsOnly?: true }>> = {
  lock: { fields: { isLocked: true }, topicsOnly: true },
  unlock: { fields: { isLocked: false }, topicsOnly: true },
  pin: { fields: { isPinned: true }, topicsOnly: true },
  unpin: { fields: { isPinned: false }, topicsOnly: true },
  hide: { fields: { isHidden: true } },
  show: { fields: { isHidden: false } },
  dismiss: { fields: {} },
};

/** What keeps order in the forum, for those with the label alone. @throws Refusal */
export async function moderate(caller: Caller, body: Body): Promise<object> {
  const { remote, labels } = caller;
  if (!isModerator(labels)) throw new Refusal('forbidden', 'This is for moderators.');
  const target = targetIn(body, WHAT);
  const action = String(body['action']);
  const measure = Object.hasOwn(measures, action) ? measures[action] : undefined;
  if (!measure || (measure.topicsOnly && target.type !== 'topic'))
    throw new Refusal('invalid', 'This is nothing that can be done with it.');
  const { fields } = measure;
  const { isHidden } = fields;
  const topicId = await again(async () => {
    const held = await find(caller, target.type, target.id);
    const of = target.type === 'topic' ? target.id : String(held['topicId']);
    if (Object.keys(fields).length === 0) return of;
    // Moderators read the grants too: without a name none says whose account it is.
    const reader = hasName(held) ? String(held['userId']) : NOBODY;
    const grants = isHidden === undefined ? undefined : textGrants(reader, isHidden);
    const collection = collectionOf(target.type);
    // Before the change: an interruption after it leaves the count to the schedule.
    if (isHidden !== undefined && target.type === 'post') await noteCount(caller, of);
    return (await remote.change(collection, target.id, held.$updatedAt, fields, grants)) ? of : null;
  });
  if (action === 'hide' || action === 'dismiss') {
    const on = Query.equal('targetId', [target.id]);
    while ((await remote.removeSome(forumReport.collection, on)) > 0);
  }
  if (isHidden !== undefined && target.type === 'post') await tryToSettle(caller, { type: 'topic', id: topicId });
  return { id: target.id, ...fields };
}

/** The schedule counts this topic within a minute, whatever happens. */
async function noteCount({ remote }: Caller, topicId: string): Promise<void> {
  const note = noteOf({ work: 'settle', type: 'topic', id: topicId });
  await remote.upsert(functionState.collection, note.noteId, writing(note).data ?? {});
}

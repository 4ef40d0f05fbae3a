import { editTimesOf, isEditTimeField, hasNewerEdits } from '@/model/merge/edit-times.ts';
import type { RecordType } from '@/model/schema/record.ts';
import { changedFields, contentOf, isSame, isSameContent } from '@/model/merge/record-content.ts';
import { mergeFields } from '@/model/merge/merge-fields.ts';
import { fetchByIds } from '@/sync/replication/context/fetch-by-ids.ts';
import type { Change, PushBatch } from './change.ts';
import { pushCreates } from './push-creates.ts';
import type { RemoteDocument } from '@/sync/transport/remote.ts';
import { rowOf } from '@/sync/records/row-mapping.ts';

const MAX_FORBIDDEN = 3;

/**
 * RxDB treats a record that waited for its file as the server's copy, though it was never sent. If it is rejected and
 * given up, this base must not be restored.
 */
const withoutUnsentBase = ({ row, base }: Change): Change => ({
  row,
  base: base?.serverUpdatedAt === '' ? undefined : base,
});

/**
 * Sends edits, one PATCH each, with only the fields that were ever edited. The server accepts it only if its copy is
 * still the one the edit was based on. Any other copy is returned to RxDB as a conflict, merged, and pushed again.
 */
export async function pushUpdates(push: PushBatch, record: RecordType, changes: readonly Change[]): Promise<void> {
  const { verify } = push.context;
  let toSend = [...changes];
  const forbidden = new Map<string, number>();
  while (toSend.length > 0) {
    const ids = toSend.map(({ row }) => row.id);
    const present = await fetchByIds(push.context, record, ids);
    const absent = toSend.filter(({ row }) => !present.has(row.id));
    if (absent.length > 0 && (await verify()) === 'regained') continue;
    await pushCreates(push, record, absent.map(withoutUnsentBase));
    const retries: Change[] = [];
    const sent: Change[] = [];
    for (const change of toSend) {
      const theirs = present.get(change.row.id);
      if (!theirs) continue;
      const outcome = await sendEdit(push, record, change, theirs, forbidden);
      if (outcome === 'ask again') retries.push(change);
      if (outcome === 'sent') sent.push(change);
    }
    await readBack(push, record, sent);
    toSend = retries;
  }
}

/**
 * Two simultaneous edits can both pass the server's condition, and the second overwrites the first silently. So each
 * sent document is read again: a copy in which the edit is overwritten becomes a conflict and is merged. Any other copy
 * does not: it would replace the base of an edit made meanwhile, which would then be merged against its own past.
 */
async function readBack(push: PushBatch, record: RecordType, sent: readonly Change[]): Promise<void> {
  const { name, kind, conflicts } = push;
  const ids = sent.map(({ row: { id } }) => id);
  const documents = await fetchByIds(push.context, record, ids);
  for (const { row, base } of sent) {
    const document = documents.get(row.id);
    if (!document) continue;
    push.context.editsToConfirm.set(row.id, document.$updatedAt);
    const theirRow = rowOf(name, kind, record, document);
    const [ours, theirs] = [contentOf(record, row), contentOf(record, theirRow)];
    const changed = changedFields(contentOf(record, base ?? {}), ours).filter((field) => !isEditTimeField(field));
    const [ourTimes, theirTimes] = [editTimesOf(ours), editTimesOf(theirs)];
    // The document may hold values of both edits but the edit times of only one.
    const isOverwritten = (field: string) =>
      !isSame(ours[field], theirs[field]) || (theirTimes[field] ?? 0) < (ourTimes[field] ?? 0);
    if (changed.some(isOverwritten)) conflicts.push(theirRow);
  }
}

async function sendEdit(
  { name, kind, context, conflicts, rejected }: PushBatch,
  record: RecordType,
  { row, base }: Change,
  theirs: RemoteDocument,
  /** How often each record was answered 401. Once may be a session that was lost and regained meanwhile. */
  forbidden: Map<string, number>,
): Promise<'done' | 'sent' | 'ask again'> {
  const { rateLimiter, remote, verify, records } = context;
  const theirRow = rowOf(name, kind, record, theirs);
  const [ours, remoteContent] = [contentOf(record, row), contentOf(record, theirRow)];
  if (isSameContent(ours, remoteContent)) {
    // An earlier try had arrived. Take over the server's copy so that the row is marked as confirmed.
    if (row.serverUpdatedAt === '') conflicts.push(theirRow);
    return 'done';
  }
  // A server restored from an older backup returns an earlier copy of this row, with no edit newer than ours. A copy
  // with newer edits is a later change of another device, stamped by a server clock that was set back.
  const isOlder = base !== undefined && theirs.$updatedAt < base.serverUpdatedAt;
  const isBase = base !== undefined && isSameContent(contentOf(record, base), remoteContent);
  // Checked even if it is the base: importing a backup file may have replaced an unreadable row by an older copy.
  const isAfterBase = () => isBase && isSameContent(mergeFields(remoteContent, ours, remoteContent), ours);
  const isFromTheirs = !hasNewerEdits(remoteContent, ours) && (isOlder || isAfterBase());
  if (record.conflict !== 'per-field' || !isFromTheirs) {
    conflicts.push(theirRow);
    return 'done';
  }
  // The times of all edits are one text field, so send every field that has a time. Otherwise a server that is restored
  // from a backup right now would store a time without its value.
  const timed = Object.keys(editTimesOf(ours)).filter((field) => field in record.fields);
  const fields = [...new Set([...changedFields(remoteContent, ours), ...timed])];
  const changed = Object.fromEntries(fields.map((field) => [field, ours[field] ?? null]));
  await rateLimiter.takeToken();
  const result = await rateLimiter.tryOnce(() => remote.patchIf(record.collection, row.id, changed, theirs.$updatedAt));
  if ('value' in result) return 'sent';
  const { failure } = result;
  const isForbidden = failure.kind === 'unauthorized' && (await verify()) === 'held';
  const tries = (forbidden.get(row.id) ?? 0) + 1;
  if (isForbidden) forbidden.set(row.id, tries);
  if (failure.kind !== 'refused' && !(isForbidden && tries > MAX_FORBIDDEN)) return 'ask again';
  rejected.add(row.id);
  await records.saveRejection(name, row, base, failure);
  return 'done';
}

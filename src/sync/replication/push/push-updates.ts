import { editTimesOf, hasNewerEdits } from '@/model/merge/edit-times.ts';
import type { RecordType } from '@/model/schema/record.ts';
import { changedFields, contentOf, isSameContent } from '@/model/merge/record-content.ts';
import { mergeFields } from '@/model/merge/merge-fields.ts';
import { fetchByIds } from '@/sync/replication/context/fetch-by-ids.ts';
import type { Change, PushBatch } from './change.ts';
import { pushCreates } from './push-creates.ts';
import type { RemoteDocument } from '@/sync/transport/remote.ts';
import { deletedRow, rowOf } from '@/sync/records/row-mapping.ts';
import { TRUST_TOMBSTONES_MS } from '@/model/records/tombstone-retention.ts';
import { toInstant } from '@/model/time/instant.ts';

const MAX_FORBIDDEN = 3;

/**
 * Sends edits, one PATCH each, with only the fields that were ever edited. The server accepts it only if its copy is
 * still the one the edit was based on. Any other copy is merged, and the result is pushed again. Two simultaneous edits
 * can both pass the server's condition, and the second overwrites the first silently: the pull that follows finds it, and
 * the edit stays unsent.
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
    await pushAbsent(push, record, absent);
    const retries: Change[] = [];
    for (const change of toSend) {
      const theirs = present.get(change.row.id);
      if (theirs && (await sendEdit(push, record, change, theirs, forbidden)) === 'ask again') retries.push(change);
    }
    toSend = retries;
  }
}

/**
 * Edits of records that the server does not have are sent as new records. But on a device that was out of sync for longer
 * than tombstones are relied on, a record that the server once had counts as deleted: its tombstone may have expired.
 */
async function pushAbsent(push: PushBatch, record: RecordType, absent: readonly Change[]): Promise<void> {
  const { name, kind, serverCopies, context } = push;
  const { sinceInSyncMs } = context.serverHistory;
  const isLongAway = sinceInSyncMs !== null && sinceInSyncMs > TRUST_TOMBSTONES_MS;
  const isDeleted = ({ base }: Change) => isLongAway && base !== undefined && record.isNeverDeleted !== true;
  const now = toInstant(Date.now());
  for (const { row } of absent.filter(isDeleted))
    serverCopies.push(deletedRow(name, kind, row.id, row.userId, now, now));
  await pushCreates(
    push,
    record,
    absent.filter((change) => !isDeleted(change)),
  );
}

async function sendEdit(
  { name, kind, context, serverCopies, rejected }: PushBatch,
  record: RecordType,
  { row, base }: Change,
  theirs: RemoteDocument,
  /** How often each record was answered 401. Once may be a session that was lost and regained meanwhile. */
  forbidden: Map<string, number>,
): Promise<'done' | 'ask again'> {
  const { rateLimiter, remote, verify, records } = context;
  const theirRow = rowOf(name, kind, record, theirs);
  const [ours, remoteContent] = [contentOf(record, row), contentOf(record, theirRow)];
  if (isSameContent(ours, remoteContent)) {
    // An earlier try had arrived. Take over the server's copy so that the row is marked as confirmed.
    serverCopies.push(theirRow);
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
    serverCopies.push(theirRow);
    return 'done';
  }
  // The times of all edits are one text field, so send every field that has a time. Otherwise a server that is restored
  // from a backup right now would store a time without its value.
  const timed = Object.keys(editTimesOf(ours)).filter((field) => field in record.fields);
  const fields = [...new Set([...changedFields(remoteContent, ours), ...timed])];
  const changed = Object.fromEntries(fields.map((field) => [field, ours[field] ?? null]));
  await rateLimiter.takeToken();
  const result = await rateLimiter.tryOnce(() => remote.patchIf(record.collection, row.id, changed, theirs.$updatedAt));
  if ('value' in result) return 'done';
  const { failure } = result;
  const isForbidden = failure.kind === 'unauthorized' && (await verify()) === 'held';
  const tries = (forbidden.get(row.id) ?? 0) + 1;
  if (isForbidden) forbidden.set(row.id, tries);
  if (failure.kind !== 'refused' && !(isForbidden && tries > MAX_FORBIDDEN)) return 'ask again';
  rejected.add(row.id);
  await records.saveRejection(name, row, base, failure);
  return 'done';
}

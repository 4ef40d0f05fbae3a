import type { RxReplicationWriteToMasterRow } from 'rxdb';
import type { LocalRow } from '@/db/store/local-row.ts';
import type { LocalCollectionName } from '@/model/collections/local-collections.ts';
import type { Change, PushBatch } from './change.ts';
import { isEqualRow, lossesOf } from '@/sync/records/conflict-resolution.ts';
import { pushCreates } from './push-creates.ts';
import { pushDeletes } from './push-deletes.ts';
import { pushUpdates } from './push-updates.ts';
import { kindsOf, recordOf } from '@/sync/records/record-types.ts';
import type { ReplicationContext } from '@/sync/replication/context/replication-context.ts';
import type { Row } from '@/sync/records/row-mapping.ts';
import { acceptServerCopy } from './accept-server-copy.ts';

/** Maximum age of the last check whose session this is. The server rejects writes of another account in any case. */
const RECENT_MS = 30_000;

/** A deletion is pushed even if its create was never confirmed: an earlier create request may still arrive. */
const isNew = ({ row, base }: Change, isAppendOnly: boolean) => isAppendOnly && base === undefined && !row._deleted;

async function pushKind(push: PushBatch, changes: readonly Change[]): Promise<void> {
  const [first] = changes;
  if (!first) return;
  const record = recordOf(push.name, first.row);
  const isAppendOnly = record.conflict !== 'per-field';
  const creates = changes.filter((change) => isNew(change, isAppendOnly));
  const deletes = changes.filter(({ row }) => row._deleted);
  const updates = changes.filter((change) => !change.row._deleted && !isNew(change, isAppendOnly));
  await pushCreates(push, record, creates);
  await pushUpdates(push, record, updates);
  await (record.isNeverDeleted ? acceptServerCopy : pushDeletes)(push, record, deletes);
}

/** The rows that must be sent to the server, out of those that RxDB pushes. */
async function changesOf(
  name: LocalCollectionName,
  { records, idsAwaitingFile }: ReplicationContext,
  sent: readonly RxReplicationWriteToMasterRow<LocalRow>[],
) {
  const rejections = (await records.rejectionCount()) > 0 ? await records.rejections() : [];
  const refusals = new Map(rejections.map((rejection) => [rejection.id, rejection]));
  const awaitingFile = await idsAwaitingFile();
  const changes = sent.flatMap(({ newDocumentState, assumedMasterState }): Change[] => {
    const row = newDocumentState as Row;
    const rejection = refusals.get(row.id);
    // RxDB treats a rejected change as the server's copy. Its true base is stored with the rejection.
    const base = rejection ? rejection.base : (assumedMasterState as Row | undefined);
    // A row that this device's key cannot decrypt is not a change of the user.
    if (row.unreadable) return [];
    // The row is pushed again once its file has been uploaded. A deletion waits for nothing.
    if (!row._deleted && awaitingFile.has(row.id)) return [];
    // A copy of the server's document, written when a conflict was resolved.
    if (row.serverUpdatedAt !== '' && isEqualRow(name, base, row)) return [];
    // The rejected change is unedited and no retry was requested.
    if (rejection && !rejection.isAskedAgain && isEqualRow(name, rejection.row, row)) return [];
    return [{ row, base: base?.unreadable ? undefined : base }];
  });
  return { changes, refusals };
}

/** Stores the values that these changes lose to the conflicting copies before anything is overwritten. */
async function saveLosses({ name, kind, context, conflicts }: PushBatch, changes: readonly Change[]): Promise<void> {
  for (const { row, base } of changes) {
    const remote = conflicts.find(({ id }) => id === row.id);
    const losses = remote ? lossesOf(name, { base, local: row, remote }) : [];
    if (losses.length > 0) await context.records.saveLosses(name, kind, row.id, losses);
  }
}

/** The push handler of one local collection. One collection pushes at a time, and failed calls are retried inside. */
export function pushOf(name: LocalCollectionName, context: ReplicationContext) {
  return (sent: RxReplicationWriteToMasterRow<LocalRow>[]): Promise<Row[]> =>
    context.rateLimiter.exclusive(async () => {
      const { changes, refusals } = await changesOf(name, context, sent);
      if (changes.length === 0) return [];
      const conflicts: Row[] = [];
      const rejected = new Set<string>();
      // Check whose session this is before sending. Never send these rows under another account, even though the server
      // would reject them.
      await context.verify(RECENT_MS);
      for (const [kind] of kindsOf(name)) {
        const ofKind = changes.filter(({ row }) => (row.kind ?? name) === kind);
        const push = { name, kind, context, conflicts, rejected };
        await pushKind(push, ofKind);
        await saveLosses(push, ofKind);
      }
      const accepted = changes.map(({ row }) => row.id).filter((id) => refusals.has(id) && !rejected.has(id));
      if (accepted.length > 0) await context.records.deleteRejections(accepted);
      context.pushed(name);
      return conflicts;
    });
}

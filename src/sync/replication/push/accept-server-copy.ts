import type { RecordType } from '@/model/schema/record.ts';
import { toInstant } from '@/model/time/instant.ts';
import { fetchByIds } from '@/sync/replication/context/fetch-by-ids.ts';
import type { Change, PushBatch } from './change.ts';
import { deletedRow, rowOf } from '@/sync/records/row-mapping.ts';

/**
 * Handles records that are never deleted, given up on this device because the server rejected them. Their deletion must
 * not be sent: its tombstone would remove every later record with the same id.
 */
export async function acceptServerCopy(push: PushBatch, record: RecordType, changes: readonly Change[]): Promise<void> {
  const { name, kind, context, serverCopies } = push;
  const present = await fetchByIds(
    context,
    record,
    changes.map(({ row }) => row.id),
  );
  for (const { row } of changes) {
    const theirs = present.get(row.id);
    if (theirs) serverCopies.push(rowOf(name, kind, record, theirs));
    // An earlier version of the app sent such deletions. Mark the row as confirmed so that it is no longer unsent.
    else serverCopies.push(deletedRow(name, kind, row.id, context.userId, toInstant(0)));
  }
}

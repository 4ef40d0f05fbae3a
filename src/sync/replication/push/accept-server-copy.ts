import type { RecordType } from '@/model/schema/record.ts';
import { toInstant } from '@/model/time/instant.ts';
import { fetchByIds } from '@/sync/replication/context/fetch-by-ids.ts';
import type { Change, PushBatch } from './change.ts';
import { deletedRow, rowOf } from '@/sync/records/row-mapping.ts';

/**
 * Handles records that are never deleted, given up on this device because the server rejected them. Their deletion must
 * not be sent: its tombstone would remove every later record with the same id. A pull skips newer copies of other
 * devices while the row is unsent, so they are applied here.
 */
export async function acceptServerCopy(push: PushBatch, record: RecordType, changes: readonly Change[]): Promise<void> {
  const { name, kind, context, conflicts } = push;
  const present = await fetchByIds(
    context,
    record,
    changes.map(({ row }) => row.id),
  );
  for (const { row } of changes) {
    const theirs = present.get(row.id);
    if (theirs) conflicts.push(rowOf(name, kind, record, theirs));
    // An earlier version of the app sent such deletions. Mark the row as confirmed so that it is no longer unsent.
    else if (row.serverUpdatedAt === '') conflicts.push(deletedRow(name, kind, row.id, context.userId, toInstant(0)));
  }
}

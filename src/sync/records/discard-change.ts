import type { Store } from '@/db/store/open-store.ts';
import { toInstant } from '@/model/time/instant.ts';
import { recordOf } from './record-types.ts';
import { deletedRow, type Row } from './row-mapping.ts';
import type { StoredRejection, SyncRecords } from './sync-records.ts';
import { replaceRows } from '@/db/writes/replace-rows.ts';
import { withoutContent } from '@/db/writes/without-content.ts';
import { isEqualRow } from './conflict-resolution.ts';

/**
 * The row that replaces a record which the server never had: nothing, unless its deletion must not be sent (see
 * accept-server-copy.ts).
 */
function replacementFor({ collection, row }: StoredRejection): Row | undefined {
  if (!recordOf(collection, row).isNeverDeleted) return undefined;
  return deletedRow(collection, row.kind ?? collection, row.id, row.userId, toInstant(0));
}

/** Drops a rejected change, unless the record was edited since: then the edit is sent by itself. */
export async function discardChange(
  store: Pick<Store, 'collection'>,
  records: SyncRecords,
  rejection: StoredRejection,
): Promise<void> {
  const { id, collection, row: rejected, base } = rejection;
  await replaceRows(await store.collection(collection), [id], (row) => {
    if (!row || (!row.unreadable && !isEqualRow(collection, rejected, row))) return undefined;
    return (row.base as Row | undefined) ?? base ?? replacementFor(rejection) ?? withoutContent(row);
  });
  await records.deleteRejections([id]);
}

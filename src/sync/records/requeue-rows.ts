import type { RxCollection, RxDocumentData } from 'rxdb';
import { createRevision } from 'rxdb/plugins/core';
import type { LocalRow } from '@/db/store/local-row.ts';
import { withoutContent } from '@/db/writes/without-content.ts';
import type { LocalCollectionName } from '@/model/collections/local-collections.ts';
import { isEqualRow } from './conflict-resolution.ts';
import type { Row } from './row-mapping.ts';

type StoredRow = RxDocumentData<LocalRow>;

const withoutMetadata = ({ _rev, _meta, _attachments, ...row }: StoredRow): Row => row as Row;

async function change(
  { storageInstance, database }: RxCollection<LocalRow>,
  ids: readonly string[],
  next: (row: Row) => Row | undefined,
): Promise<void> {
  const stored = await storageInstance.findDocumentsById([...ids], true);
  const writes = stored.flatMap((previous) => {
    const row = next(withoutMetadata(previous));
    if (!row) return [];
    const _meta = { ...previous._meta, lwt: Date.now() };
    const _rev = createRevision(database.token, previous);
    return [{ previous, document: { ...row, _attachments: {}, _meta, _rev } as StoredRow }];
  });
  // A row that was changed in between is not overwritten: that change triggers replication by itself.
  if (writes.length > 0) await storageInstance.bulkWrite(writes, 'maia-write-again');
}

/** Writes rows, deleted ones included, again without changes. The write event triggers replication. */
export const rewriteRows = (collection: RxCollection<LocalRow>, ids: readonly string[]): Promise<void> =>
  change(collection, ids, (row) => row);

/** Marks confirmed rows as unsent, so that they are sent again. */
export const markUnsent = (collection: RxCollection<LocalRow>, ids: readonly string[]): Promise<void> =>
  change(collection, ids, (row) => ({ ...row, serverUpdatedAt: '' }));

/**
 * Replaces a rejected row by `copy`; without one the row is deleted. A row that was edited since the rejection stays.
 */
export const replaceRejected = (
  collection: RxCollection<LocalRow>,
  name: LocalCollectionName,
  rejected: Row,
  copy: Row | undefined,
): Promise<void> =>
  change(collection, [rejected.id], (row) =>
    row.unreadable || isEqualRow(name, rejected, row) ? (copy ?? withoutContent(row)) : undefined,
  );

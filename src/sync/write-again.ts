import type { RxCollection, RxDocumentData } from 'rxdb';
import { createRevision } from 'rxdb/plugins/core';
import type { LocalRow } from '@/db/local-row.ts';
import { withoutContent } from '@/db/without-content.ts';
import type { LocalCollectionName } from '@/model/local-collection.ts';
import { isEqualRow } from './conflict.ts';
import type { Row } from './rows.ts';

type Stored = RxDocumentData<LocalRow>;

const bare = ({ _rev, _meta, _attachments, ...row }: Stored): Row => row as Row;

async function change(
  { storageInstance, database }: RxCollection<LocalRow>,
  ids: readonly string[],
  next: (row: Row) => Row | undefined,
): Promise<void> {
  const stored = await storageInstance.findDocumentsById([...ids], true);
  const writes = stored.flatMap((previous) => {
    const row = next(bare(previous));
    if (!row) return [];
    const _meta = { ...previous._meta, lwt: Date.now() };
    const _rev = createRevision(database.token, previous);
    return [{ previous, document: { ...row, _attachments: {}, _meta, _rev } as Stored }];
  });
  // A row that somebody changed in between is left alone: that change is heard of by itself.
  if (writes.length > 0) await storageInstance.bulkWrite(writes, 'maia-write-again');
}

/** Writes rows, deletions among them, once more as they are, so that replication hears of them. */
export const writeAgain = (collection: RxCollection<LocalRow>, ids: readonly string[]): Promise<void> =>
  change(collection, ids, (row) => row);

/** Marks rows that the server was known to have as waiting, so that they are sent again. */
export const sendAgain = (collection: RxCollection<LocalRow>, ids: readonly string[]): Promise<void> =>
  change(collection, ids, (row) => ({ ...row, serverUpdatedAt: '' }));

/** Puts another copy in the place of what was refused; without one it is deleted. A row that says something else by now stays. */
export const replaceRefused = (
  collection: RxCollection<LocalRow>,
  name: LocalCollectionName,
  refused: Row,
  copy: Row | undefined,
): Promise<void> =>
  change(collection, [refused.id], (row) =>
    row.unreadable || isEqualRow(name, refused, row) ? (copy ?? withoutContent(row)) : undefined,
  );

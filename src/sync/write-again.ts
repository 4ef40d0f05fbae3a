import type { RxCollection, RxDocumentData } from 'rxdb';
import { createRevision } from 'rxdb/plugins/core';
import type { LocalRow } from '@/db/local-row.ts';
import { withoutContent } from '@/db/without-content.ts';
import type { Row } from './rows.ts';

type Stored = RxDocumentData<LocalRow>;

const bare = ({ _rev, _meta, _attachments, ...row }: Stored): Row => row as Row;

async function change(
  { storageInstance, database }: RxCollection<LocalRow>,
  ids: readonly string[],
  next: (row: Row) => Row,
): Promise<void> {
  const stored = await storageInstance.findDocumentsById([...ids], true);
  const writes = stored.map((previous) => ({
    previous,
    document: {
      ...next(bare(previous)),
      _attachments: {},
      _meta: { ...previous._meta, lwt: Date.now() },
      _rev: createRevision(database.token, previous),
    } as Stored,
  }));
  // A row that somebody changed in between is left alone: that change is heard of by itself.
  if (writes.length > 0) await storageInstance.bulkWrite(writes, 'maia-write-again');
}

/** Writes rows, deletions among them, once more as they are, so that replication hears of them. */
export const writeAgain = (collection: RxCollection<LocalRow>, ids: readonly string[]): Promise<void> =>
  change(collection, ids, (row) => row);

/** Marks rows that the server was known to have as waiting, so that they are sent again. */
export const sendAgain = (collection: RxCollection<LocalRow>, ids: readonly string[]): Promise<void> =>
  change(collection, ids, (row) => ({ ...row, serverUpdatedAt: '' }));

/** Puts another copy in the place of a row; without one the row is deleted. */
export const replaceRow = (collection: RxCollection<LocalRow>, id: string, copy: Row | undefined): Promise<void> =>
  change(collection, [id], (row) => copy ?? withoutContent(row));

import type { RxCollection, RxDocumentData } from 'rxdb';
import { createRevision } from 'rxdb/plugins/core';
import type { LocalRow } from '@/db/store/local-row.ts';

/** Stores the deletion of a record that is not in the store, so that the deletion is sent and the record is not pulled. */
export async function writeTombstone(
  { storageInstance, database }: RxCollection<LocalRow>,
  row: LocalRow & { _deleted: true },
): Promise<void> {
  const versionAfter = (previous?: RxDocumentData<LocalRow>) =>
    ({
      ...row,
      _attachments: {},
      _meta: { lwt: Date.now() },
      _rev: createRevision(database.token, previous),
    }) as RxDocumentData<LocalRow>;
  const first = versionAfter();
  const { error } = await storageInstance.bulkWrite([{ document: first }], 'maia-tombstone');
  // The record was replicated meanwhile; the caller deletes it.
  if (error.length > 0) return;
  // RxDB emits no event for a row that is inserted as deleted, so replication would not send it; the second write emits one.
  await storageInstance.bulkWrite([{ previous: first, document: versionAfter(first) }], 'maia-tombstone');
}

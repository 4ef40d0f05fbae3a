import type { RxCollection, RxDocumentData } from 'rxdb';
import { createRevision } from 'rxdb/plugins/core';
import type { LocalRow } from './local-row.ts';

/** Keeps the deletion of a record that this phone has not fetched, so that it is sent and nothing brings the record here. */
export async function buryRow(
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
  const { error } = await storageInstance.bulkWrite([{ document: first }], 'maia-bury');
  // It has come to be here meanwhile.
  if (error.length > 0) return;
  // RxDB tells nobody of a row that begins as a deletion, replication neither; of one that is written again it does.
  await storageInstance.bulkWrite([{ previous: first, document: versionAfter(first) }], 'maia-bury');
}

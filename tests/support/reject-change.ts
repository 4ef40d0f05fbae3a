import { currentSyncRecords } from '../../src/sync/records/current-sync-records.ts';
import type { Row } from '../../src/sync/records/row-mapping.ts';
import { RemoteFailure } from '../../src/sync/transport/remote-failure.ts';
import type { LocalCollectionName } from '../../src/model/collections/local-collections.ts';

/**
 * Marks this change in the open store as rejected by the server, as a push does.
 * @param base the server's copy; undefined when the server never had the record
 * @returns a function that stores that the server has accepted the change
 */
export async function rejectChange(
  collection: LocalCollectionName,
  row: Row,
  base: Row | undefined,
): Promise<() => Promise<void>> {
  const { records } = await currentSyncRecords();
  const refusal = new RemoteFailure('refused', 'document_invalid_structure', 'Too long.', { code: 400 });
  await records.saveRejection(collection, row, base, refusal);
  return () => records.deleteRejections([row.id]);
}

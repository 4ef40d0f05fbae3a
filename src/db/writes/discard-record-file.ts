import { bucketOfRecord } from '@/model/files/bucket.ts';
import { localCollections, type LocalCollectionName } from '@/model/collections/local-collections.ts';
import { currentFileStore } from '@/db/files/current-file-store.ts';

/** Deletes the file of a deleted record on this device, and on the server once the record is deleted there. */
export async function discardRecordFile(
  name: LocalCollectionName,
  { id, fileId }: { readonly id: string; readonly fileId?: string | null | undefined },
): Promise<void> {
  const bucket = Object.values(localCollections[name].records).map(({ collection }) => bucketOfRecord[collection])[0];
  if (!bucket || !fileId) return;
  await (await currentFileStore()).discard({ id: fileId, bucket, collection: name, recordId: id });
}

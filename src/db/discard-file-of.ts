import { bucketOfRecord } from '@/model/bucket.ts';
import { localCollections, type LocalCollectionName } from '@/model/local-collection.ts';
import { filesHere } from './files-here.ts';

/** Takes the file of a deleted record off this phone, and off the server once the record is gone there. */
export async function discardFileOf(
  name: LocalCollectionName,
  { id, fileId }: { readonly id: string; readonly fileId?: string | null | undefined },
): Promise<void> {
  const bucket = Object.values(localCollections[name].records).map(({ collection }) => bucketOfRecord[collection])[0];
  if (!bucket || !fileId) return;
  await (await filesHere()).discard({ id: fileId, bucket, collection: name, recordId: id });
}

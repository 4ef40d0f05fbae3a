import { localFile } from '@/db/local-files.ts';
import type { BucketId } from '@/model/bucket.ts';
import { fetchedFile, type FetchedFile } from './fetched-file.ts';

/** A file of a record: this phone's own, or the server's. */
export async function storedFile(
  bucket: BucketId,
  { fileId, name, type }: { readonly fileId: string; readonly name: string; readonly type: string },
): Promise<FetchedFile> {
  const kept = await localFile(fileId).catch(() => undefined);
  if (kept) return { is: 'here', file: kept };
  const { fetchFile } = await import('@/sync/online/files.ts');
  return fetchedFile(() => fetchFile(bucket, fileId, name, type));
}

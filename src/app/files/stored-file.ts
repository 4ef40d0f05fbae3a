import { currentStore } from '@/db/store/open-store.ts';
import { localFile } from '@/db/files/local-files.ts';
import type { BucketId } from '@/model/files/bucket.ts';
import { fetchFileResult, type FetchedFile } from './fetched-file.ts';

/** A file of a record: the local copy, else the server's. */
export async function storedFile(
  bucket: BucketId,
  { fileId, name, type }: { readonly fileId: string; readonly name: string; readonly type: string },
): Promise<FetchedFile> {
  const local = await localFile(fileId).catch(() => undefined);
  if (local) return { is: 'here', file: local };
  const { fetchFile, isSignedIn } = await import('@/sync/api/documents/fetch-file.ts');
  return fetchFileResult(
    () => fetchFile(bucket, fileId, name, type),
    async () => isSignedIn((await currentStore()).userId),
  );
}

import { localFile } from '@/db/local-files.ts';
import type { BucketId } from '@/model/bucket.ts';

/** Why a file cannot be opened now. `away`: only the server has it, and it cannot be reached. `gone`: it says there is none. */
export type FileTrouble = 'away' | 'gone';

export type StoredFile = { readonly is: 'here'; readonly file: File } | { readonly is: FileTrouble };

/** A file of a record: this phone's own, or the server's. */
export async function storedFile(
  bucket: BucketId,
  { fileId, name, type }: { readonly fileId: string; readonly name: string; readonly type: string },
): Promise<StoredFile> {
  const kept = await localFile(fileId).catch(() => undefined);
  if (kept) return { is: 'here', file: kept };
  const { fetchFile } = await import('@/sync/online/files.ts');
  try {
    return { is: 'here', file: await fetchFile(bucket, fileId, name, type) };
  } catch (error) {
    return { is: (error as { status?: number }).status === 404 ? 'gone' : 'away' };
  }
}

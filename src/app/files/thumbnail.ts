import { saveThumbnail, thumbnailOf } from '@/db/files/local-files.ts';
import { useLowData } from '@/app/settings/low-data.ts';
import type { BucketId } from '@/model/files/bucket.ts';

const WIDTH = 240;

/**
 * The thumbnail stored on this phone; else the server's, unless low-data mode is on. A fetched thumbnail is stored encrypted.
 * null when there is none. @param isThere whether the server has the file and it is a picture
 */
export async function findThumbnail(bucket: BucketId, fileId: string, isThere: boolean): Promise<Blob | null> {
  const local = await thumbnailOf(fileId);
  if (local) return local;
  if (!isThere || !navigator.onLine || useLowData.getState().isLow) return null;
  const { fetchPreview } = await import('@/sync/api/documents/fetch-file.ts');
  const fetched = await fetchPreview(bucket, fileId, WIDTH).catch(() => null);
  if (fetched) await saveThumbnail(fileId, fetched);
  return fetched;
}

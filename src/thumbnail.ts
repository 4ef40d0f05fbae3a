import { keepThumbnail, thumbnailOf } from '@/db/local-files.ts';
import { useLowData } from '@/low-data.ts';
import type { BucketId } from '@/model/bucket.ts';

const WIDTH = 240;

/**
 * The small picture of a file that this phone keeps; else, unless little data is to be used, the server's, which is then
 * kept, sealed. null when neither is to be had. @param isThere whether the server has the file and it is a picture
 */
export async function findThumbnail(bucket: BucketId, fileId: string, isThere: boolean): Promise<Blob | null> {
  const kept = await thumbnailOf(fileId);
  if (kept) return kept;
  if (!isThere || !navigator.onLine || useLowData.getState().isLow) return null;
  const { fetchPreview } = await import('@/sync/online/files.ts');
  const made = await fetchPreview(bucket, fileId, WIDTH).catch(() => null);
  if (made) await keepThumbnail(fileId, made);
  return made;
}

import type { BucketId } from '@/model/files/bucket.ts';
import { BackendRefusal, callBackend, fetchBackend } from '@/sync/transport/backend-call.ts';

const pathOf = (bucket: BucketId, fileId: string) => `/storage/buckets/${bucket}/files/${encodeURIComponent(fileId)}`;

/**
 * A file on the server that the signed-in user may read.
 * @throws BackendRefusal 404 when there is none for this user; TypeError when the server cannot be reached
 */
export async function fetchFile(bucket: BucketId, fileId: string, name: string, type: string): Promise<File> {
  const answer = await fetchBackend('GET', `${pathOf(bucket, fileId)}/download`);
  return new File([await answer.arrayBuffer()], name, { type });
}

/** A JPEG preview of an image file, as wide as requested in px. @throws as `fetchFile` */
export async function fetchPreview(bucket: BucketId, fileId: string, width: number): Promise<Blob> {
  const answer = await fetchBackend('GET', `${pathOf(bucket, fileId)}/preview?width=${width}&output=jpg`);
  return answer.blob();
}

/**
 * Whether this user is still signed in, or any user when no id is given. The server answers 404 to a guest for every
 * file. @throws TypeError when the server cannot be reached
 */
export async function isSignedIn(userId?: string): Promise<boolean> {
  try {
    const { $id } = await callBackend<{ $id: unknown }>('GET', '/account');
    return userId === undefined || $id === userId;
  } catch (error) {
    if (error instanceof BackendRefusal && error.status === 401) return false;
    throw error;
  }
}

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
 * Which of these files, at most 100, the server has completely; one request. Absence proves nothing: a guest gets an empty
 * list. @throws as `fetchFile`
 */
export async function filesOnServer(bucket: BucketId, ids: readonly string[]): Promise<string[]> {
  const queries = [
    { method: 'equal', attribute: '$id', values: ids },
    { method: 'limit', values: [ids.length] },
  ];
  const search = queries.map((query, at) => `queries[${at}]=${encodeURIComponent(JSON.stringify(query))}`).join('&');
  const { files } = await callBackend<{ files: { $id: string; chunksUploaded: number; chunksTotal: number }[] }>(
    'GET',
    `/storage/buckets/${bucket}/files?${search}&total=false`,
  );
  return files.filter(({ chunksUploaded, chunksTotal }) => chunksUploaded >= chunksTotal).map(({ $id }) => $id);
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

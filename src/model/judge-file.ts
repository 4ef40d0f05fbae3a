import { buckets, type Bucket, type BucketId } from './bucket.ts';
import { claimedKind, HEAD_BYTES, kindOfBytes, type FileKind, type ForeignKind } from './file-kind.ts';

/**
 * Why a file is not taken. `belied`: its name says one kind and its bytes are another; `notHere`: a kind that this bucket
 * does not take, such as a PDF as a photo.
 */
export type FileRefusal = 'empty' | 'tooLarge' | 'belied' | 'notHere' | ForeignKind;

/** Thrown before anything of a refused file is stored. */
export class FileRefused extends Error {
  override name = 'FileRefused';
  constructor(readonly reason: FileRefusal) {
    super(`this file is not taken (${reason})`);
  }
}

/** The kind of a file, judged by its bytes and what its name claims, whatever its size. @throws FileRefused */
export async function kindOfFile(bucketId: BucketId, file: Blob, name: string): Promise<FileKind> {
  const bucket: Bucket = buckets[bucketId];
  if (file.size === 0) throw new FileRefused('empty');
  const kind = kindOfBytes(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (kind === 'svg' || kind === 'html' || kind === 'archive' || kind === 'unknown') throw new FileRefused(kind);
  const claimed = claimedKind(name, file.type);
  if (claimed !== null && claimed !== kind) throw new FileRefused('belied');
  if (!bucket.kinds.includes(kind)) throw new FileRefused('notHere');
  return kind;
}

/** The kind of a file that a bucket takes, size and all; the server judges the same. @throws FileRefused */
export async function judgeFile(bucketId: BucketId, file: Blob, name: string): Promise<FileKind> {
  const kind = await kindOfFile(bucketId, file, name);
  if (file.size > buckets[bucketId].maximumBytes) throw new FileRefused('tooLarge');
  return kind;
}

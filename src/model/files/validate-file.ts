import { buckets, type Bucket, type BucketId } from './bucket.ts';
import { claimedKind, HEAD_BYTES, kindOfBytes, type FileKind, type ForeignKind } from './file-kind.ts';

/**
 * Why a file is refused. `belied`: the name says one kind and the bytes are another. `notHere`: this bucket does not
 * accept the kind, for example a PDF as a photo. `active`: a PDF that can run a program or has a file inside.
 */
export type FileRefusal = 'empty' | 'tooLarge' | 'belied' | 'notHere' | 'active' | ForeignKind;

/** Thrown before any part of a refused file is stored. */
export class FileRefused extends Error {
  override name = 'FileRefused';
  constructor(readonly reason: FileRefusal) {
    super(`this file is not taken (${reason})`);
  }
}

/**
 * The kind of a file by its bytes, compared with the kind its name claims. Does not check the size. @throws FileRefused
 */
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

/** The kind of a file, after checking the size too. The server applies the same rules. @throws FileRefused */
export async function validateFile(bucketId: BucketId, file: Blob, name: string): Promise<FileKind> {
  const kind = await kindOfFile(bucketId, file, name);
  if (file.size > buckets[bucketId].maximumBytes) throw new FileRefused('tooLarge');
  return kind;
}

import type { BucketId } from '@/model/bucket.ts';
import { fileKinds, nameFor } from '@/model/file-kind.ts';
import { judgeFile } from '@/model/judge-file.ts';
import type { FileBox } from './file-box.ts';
import type { FileOwner } from './upload.ts';
import { filesHere } from './files-here.ts';
import { newId } from './new-id.ts';
import { storing } from './storage-failure.ts';

export interface QueuedFile {
  readonly bucket: BucketId;
  readonly blob: Blob;
  /** As a person would call it; its ending is put right. */
  readonly name: string;
  /**
   * The record it belongs to, by the id that it has or will have. The record is shown at once and travels when the server
   * has the file; with `field` it travels as it likes, and the file's id is written into that field afterwards.
   */
  readonly owner: FileOwner;
  /** A small picture of it, JPEG. */
  readonly thumbnail?: Blob | null;
}

/** What was kept: the file's id and name on the server, its MIME type and its size in bytes. */
export interface KeptFile {
  readonly fileId: string;
  readonly fileName: string;
  readonly type: string;
  readonly size: number;
}

/**
 * Keeps a file on the phone, sealed, and queues it for the server, where it arrives exactly once: the replication worker
 * sends it in chunks, also after restarts. Refuses what the bucket does not take before anything is stored.
 *
 * `save` writes the record that names the file. When it fails, nothing of the file is left; when this promise is
 * fulfilled, both are safe on the phone. What becomes of the file: `liveUploads`.
 *
 *     enqueueFile({ bucket: 'medical-files', blob, name, owner: { collection: 'bloodwork', id } }, (kept) => insert({ id, fileId: kept.fileId }))
 *
 * @throws FileRefused, StorageFailure, and whatever `save` throws
 */
export const enqueueFile = async <T>(file: QueuedFile, save: (kept: KeptFile) => Promise<T>): Promise<T> =>
  enqueueIn(await filesHere(), file, save);

/** The same in a box of the caller's. */
export async function enqueueIn<T>(
  files: FileBox,
  { bucket, blob, name, owner, thumbnail }: QueuedFile,
  save: (kept: KeptFile) => Promise<T>,
): Promise<T> {
  const kind = await judgeFile(bucket, blob, name);
  const fileId = newId();
  const kept = { fileId, fileName: nameFor(kind, name), type: fileKinds[kind].mimeType, size: blob.size };
  const { collection, id: recordId, field = null } = owner;
  await storing(async () => {
    await files.keepForUpload({ id: fileId, bucket, collection, recordId, field }, blob, {
      name: kept.fileName,
      type: kept.type,
    });
    if (thumbnail) await files.keepThumbnail(fileId, thumbnail);
  });
  let saved: T;
  try {
    saved = await save(kept);
  } catch (error) {
    await files.discard({ id: fileId, bucket, collection, recordId }).catch(() => undefined);
    throw error;
  }
  // Both are there: should this fail, whoever carries finds a draft whose record exists, and sends it.
  await files.change(fileId, { stage: 'waiting' }).catch(() => undefined);
  if (field !== null) await files.discardOlder(fileId);
  return saved;
}

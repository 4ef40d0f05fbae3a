import type { BucketId } from '@/model/files/bucket.ts';
import { fileKinds, nameFor } from '@/model/files/file-kind.ts';
import { validateFile } from '@/model/files/validate-file.ts';
import type { FileStore } from './file-store.ts';
import type { FileOwner } from './upload.ts';
import { currentFileStore } from './current-file-store.ts';
import { newId } from '@/db/store/new-id.ts';
import { withStorageFailure } from '@/db/browser-storage/storage-failure.ts';

export interface QueuedFile {
  readonly bucket: BucketId;
  readonly blob: Blob;
  /** The display name; its extension is corrected to the file type. */
  readonly name: string;
  /**
   * The record of the file, by its present or future id. The record is shown at once and sent when the server has the file.
   * With `field`, the record is sent independently, and the file id is written into that field afterwards.
   */
  readonly owner: FileOwner;
  /** JPEG. */
  readonly thumbnail?: Blob | null;
}

/** The queued file: its id and name on the server, its MIME type and its size in bytes. */
export interface EnqueuedFile {
  readonly fileId: string;
  readonly fileName: string;
  readonly type: string;
  readonly size: number;
}

/**
 * Stores a file encrypted on the device and queues it for upload. The replication worker sends it in chunks, also after
 * restarts, and it arrives exactly once. A file that the bucket does not accept is refused before anything is stored.
 *
 * `save` writes the record that refers to the file. If it fails, the file is deleted again; when the promise resolves, both are
 * on the disk. `liveUploads` shows the progress of the upload.
 *
 *     enqueueFile({ bucket: 'medical-files', blob, name, owner: { collection: 'bloodwork', id } }, (queued) => insert({ id, fileId: queued.fileId }))
 *
 * @throws FileRefused, StorageFailure, and whatever `save` throws
 */
export const enqueueFile = async <T>(file: QueuedFile, save: (queued: EnqueuedFile) => Promise<T>): Promise<T> =>
  enqueueFileIn(await currentFileStore(), file, save);

/** `enqueueFile` for a file store of the caller. */
export async function enqueueFileIn<T>(
  files: FileStore,
  { bucket, blob, name, owner, thumbnail }: QueuedFile,
  save: (queued: EnqueuedFile) => Promise<T>,
): Promise<T> {
  const kind = await validateFile(bucket, blob, name);
  const fileId = newId();
  const queued = { fileId, fileName: nameFor(kind, name), type: fileKinds[kind].mimeType, size: blob.size };
  const { collection, id: recordId, field = null } = owner;
  await withStorageFailure(async () => {
    await files.storeForUpload({ id: fileId, bucket, collection, recordId, field }, blob, {
      name: queued.fileName,
      type: queued.type,
    });
    if (thumbnail) await files.saveThumbnail(fileId, thumbnail);
  });
  let saved: T;
  try {
    saved = await save(queued);
  } catch (error) {
    await files.discard({ id: fileId, bucket, collection, recordId }).catch(() => undefined);
    throw error;
  }
  // Both are stored. If this fails, the sync leader finds a draft whose record exists, and sends it.
  await files.change(fileId, { stage: 'waiting' }).catch(() => undefined);
  if (field !== null) await files.discardOlder(fileId);
  return saved;
}

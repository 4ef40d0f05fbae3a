import * as v from 'valibot';
import { buckets, type BucketId } from '@/model/files/bucket.ts';
import { localCollections, type LocalCollectionName } from '@/model/collections/local-collections.ts';
import type { FileStore } from '@/db/files/file-store.ts';
import type { Store } from '@/db/store/open-store.ts';
import { fromBase64, toBase64 } from '@/db/encryption/seal.ts';

const idSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][\w.-]{0,35}$/));

/** A file in a backup. */
export const backedUpFileSchema = v.object({
  id: idSchema,
  bucket: v.picklist(Object.keys(buckets) as BucketId[]),
  collection: v.picklist(Object.keys(localCollections) as LocalCollectionName[]),
  recordId: idSchema,
  field: v.nullable(v.string()),
  name: v.string(),
  type: v.string(),
  /** When the user chose it, in ms since 1970; missing in older backups. */
  queuedAt: v.optional(v.number()),
  /** Base64. */
  bytes: v.string(),
});
export type BackedUpFile = v.InferOutput<typeof backedUpFileSchema>;

/** The files that the server is not known to have; without them their records would be useless. */
export async function unsentFiles(files: FileStore): Promise<BackedUpFile[]> {
  const unsent: BackedUpFile[] = [];
  for (const { id, bucket, collection, recordId, field, queuedAt } of await files.uploads()) {
    const file = await files.file(id);
    if (!file) continue;
    const bytes = toBase64(new Uint8Array(await file.arrayBuffer()));
    unsent.push({ id, bucket, collection, recordId, field, name: file.name, type: file.type, queuedAt, bytes });
  }
  return unsent;
}

export const restoreFile = (files: FileStore, { name, type, bytes, ...upload }: BackedUpFile): Promise<void> =>
  files.storeForUpload(upload, new Blob([fromBase64(bytes)]), { name, type });

/**
 * Stores the files of a backup that are not queued on this device as drafts, before their records are restored, so that no
 * record is sent without its file. @returns a function to call after the records are restored
 */
export async function draftFiles(
  store: Store,
  files: FileStore,
  backedUp: readonly BackedUpFile[],
): Promise<() => Promise<void>> {
  const drafts: BackedUpFile[] = [];
  for (const file of backedUp) {
    if (await files.upload(file.id)) continue;
    await restoreFile(files, file);
    drafts.push(file);
  }
  return async () => {
    for (const { id, collection, recordId } of drafts) {
      const row = await (await store.collection(collection)).findOne(recordId).exec();
      // The server may already have the file, so `isBegun` makes the upload check that first.
      if (row && row.get('serverUpdatedAt') === '') await files.change(id, { stage: 'waiting', isBegun: true });
      else await files.finish(id);
    }
  };
}

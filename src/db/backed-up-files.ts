import * as v from 'valibot';
import { buckets, type BucketId } from '@/model/bucket.ts';
import { localCollections, type LocalCollectionName } from '@/model/local-collection.ts';
import type { FileBox } from './file-box.ts';
import type { Store } from './open-store.ts';
import { fromBase64, toBase64 } from './seal.ts';

const idSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][\w.-]{0,35}$/));

/** A file as a backup holds it. */
export const backedUpFileSchema = v.object({
  id: idSchema,
  bucket: v.picklist(Object.keys(buckets) as BucketId[]),
  collection: v.picklist(Object.keys(localCollections) as LocalCollectionName[]),
  recordId: idSchema,
  field: v.nullable(v.string()),
  name: v.string(),
  type: v.string(),
  /** When she chose it, in ms since 1970; older files do not say it. */
  queuedAt: v.optional(v.number()),
  /** Base64. */
  bytes: v.string(),
});
export type BackedUpFile = v.InferOutput<typeof backedUpFileSchema>;

/** The files that the server is not known to have: their records alone would say nothing. */
export async function unsentFiles(files: FileBox): Promise<BackedUpFile[]> {
  const kept: BackedUpFile[] = [];
  for (const { id, bucket, collection, recordId, field, queuedAt } of await files.uploads()) {
    const file = await files.file(id);
    if (!file) continue;
    const bytes = toBase64(new Uint8Array(await file.arrayBuffer()));
    kept.push({ id, bucket, collection, recordId, field, name: file.name, type: file.type, queuedAt, bytes });
  }
  return kept;
}

export const keepBackedUp = (files: FileBox, { name, type, bytes, ...upload }: BackedUpFile): Promise<void> =>
  files.keepForUpload(upload, new Blob([fromBase64(bytes)]), { name, type });

/**
 * Keeps the files of a backup that this phone does not have on their way, before their records are brought back, so that
 * none of those travels alone. @returns what to call when the records are there
 */
export async function draftFiles(
  store: Store,
  files: FileBox,
  backedUp: readonly BackedUpFile[],
): Promise<() => Promise<void>> {
  const drafts: BackedUpFile[] = [];
  for (const file of backedUp) {
    if (await files.upload(file.id)) continue;
    await keepBackedUp(files, file);
    drafts.push(file);
  }
  return async () => {
    for (const { id, collection, recordId } of drafts) {
      const row = await (await store.collection(collection)).findOne(recordId).exec();
      // The server may have had it all along: it is asked before anything is sent.
      if (row && row.get('serverUpdatedAt') === '') await files.change(id, { stage: 'waiting', isBegun: true });
      else await files.finish(id);
    }
  };
}

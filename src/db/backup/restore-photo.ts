import { editTimesOf } from '@/model/merge/edit-times.ts';
import { restoreFile, type BackedUpFile } from './backup-files.ts';
import type { FileStore } from '@/db/files/file-store.ts';
import type { Store } from '@/db/store/open-store.ts';
import { photoOwner } from '@/db/records/profile-photo.ts';

/**
 * Queues the profile photo that was unsent when the backup was made. The profile itself may have been sent long ago, or may not
 * be on this device yet.
 */
export async function restorePhoto(
  store: Store,
  files: FileStore,
  photo: BackedUpFile,
  madeAt: string,
): Promise<'restored' | 'known' | 'refused'> {
  const { collection, id, field } = photoOwner(store.userId);
  const isOfProfile = photo.bucket === 'profile-photos' && photo.collection === collection;
  if (!isOfProfile || photo.recordId !== id || photo.field !== field) return 'refused';
  if ((await files.uploads()).some((upload) => upload.field === field)) return 'known';
  const row = await (await store.collection(collection)).findOne(id).exec();
  const profile: Readonly<Record<string, unknown>> = row?.toJSON() ?? {};
  const queuedAt = photo.queuedAt ?? Date.parse(madeAt);
  // Another photo was chosen since, or the photo was removed.
  if (profile[field] === photo.id || (editTimesOf(profile)[field] ?? 0) >= queuedAt) return 'known';
  await restoreFile(files, photo);
  // The server may already have the file, so `isBegun` makes the upload check that first.
  await files.change(photo.id, { stage: 'waiting', isBegun: true, queuedAt });
  return 'restored';
}

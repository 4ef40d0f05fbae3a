import { editTimesOf } from '@/model/edit-times.ts';
import { keepBackedUp, type BackedUpFile } from './backed-up-files.ts';
import type { FileBox } from './file-box.ts';
import type { Store } from './open-store.ts';
import { photoOwner } from './profile-photo.ts';

/**
 * Keeps a photo of the profile that waited when a backup was made on its way again. The profile itself may have been sent
 * long ago, or not have come here yet.
 */
export async function bringPhoto(
  store: Store,
  files: FileBox,
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
  // Another was chosen since, or none.
  if (profile[field] === photo.id || (editTimesOf(profile)[field] ?? 0) >= queuedAt) return 'known';
  await keepBackedUp(files, photo);
  // The server may have had it all along: it is asked before anything is sent.
  await files.change(photo.id, { stage: 'waiting', isBegun: true, queuedAt });
  return 'restored';
}

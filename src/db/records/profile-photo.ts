import { editTimesOf } from '@/model/merge/edit-times.ts';
import { enqueueFile } from '@/db/files/enqueue-file.ts';
import { currentFileStore } from '@/db/files/current-file-store.ts';
import { withStore } from '@/db/writes/with-store.ts';
import { saveProfile } from './profile.ts';
import type { Store } from '@/db/store/open-store.ts';
import type { Upload } from '@/db/files/upload.ts';

const FIELD = 'profilePhotoId';

export const photoOwner = (userId: string) => ({ collection: 'profile', id: userId, field: FIELD }) as const;

const unsentPhotos = async () => (await (await currentFileStore()).uploads()).filter(({ field }) => field === FIELD);
/** When the newest photo was chosen, in ms since 1970; 0 without photos. */
const timeOf = (photos: readonly Upload[]) => Math.max(0, ...photos.map(({ queuedAt }) => queuedAt));

/**
 * Saves a new profile photo on this device. Once the server has it, the profile refers to it and the old photo is deleted.
 * @throws FileRefused, StorageFailure
 */
export const addProfilePhoto = (photo: Blob, thumbnail: Blob | null): Promise<void> =>
  withStore(async (store) => {
    const { userId } = store;
    // The server finds earlier photos by this name, see `profilePhotoNames`.
    const owner = photoOwner(userId);
    const file = { bucket: 'profile-photos', blob: photo, name: userId, owner, thumbnail } as const;
    const profile = await (await store.collection(owner.collection)).findOne(userId).exec();
    const shownAt = Math.max(editTimesOf(profile?.toJSON() ?? {})[FIELD] ?? 0, timeOf(await unsentPhotos()));
    // Later than the photos that were already shown, even if the clock was set back.
    const queuedAt = Math.max(Date.now(), shownAt + 1);
    await enqueueFile(file, async ({ fileId }) => (await currentFileStore()).change(fileId, { queuedAt }));
  });

async function shownPhoto(store: Store): Promise<string | null> {
  const profile = await (await store.collection('profile')).findOne(store.userId).exec();
  return (profile?.get(FIELD) as string | null | undefined) ?? null;
}

async function discardAll(uploads: readonly Upload[]): Promise<void> {
  const files = await currentFileStore();
  for (const upload of uploads) await files.discard(upload);
}

/** Removes the photo from the profile, and unsent photos. The server deletes the file. @throws StorageFailure */
export async function removeProfilePhoto(): Promise<void> {
  const unsent = await withStore(unsentPhotos);
  const shown = await withStore(shownPhoto);
  // Save the removal first, so that it is newer than the photo in an outbox or in a backup file.
  await saveProfile({ profilePhotoId: null }, unsent.length > 0 ? { [FIELD]: timeOf(unsent) } : {});
  await withStore(() => discardAll(unsent));
  if (shown) await withStore(async () => (await currentFileStore()).drop([shown]));
}

/** Queues a photo that the server refused again. @throws StorageFailure */
export const retryProfilePhoto = (fileId: string): Promise<void> =>
  withStore(async () => {
    await (await currentFileStore()).change(fileId, { stage: 'waiting', refusal: null });
  });

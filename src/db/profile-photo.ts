import { editTimesOf } from '@/model/edit-times.ts';
import { enqueueFile } from './enqueue-file.ts';
import { filesHere } from './files-here.ts';
import { inStore } from './in-store.ts';
import { saveProfile } from './profile.ts';
import type { Upload } from './upload.ts';

const FIELD = 'profilePhotoId';

export const photoOwner = (userId: string) => ({ collection: 'profile', id: userId, field: FIELD }) as const;

const waitingPhotos = async () => (await (await filesHere()).uploads()).filter(({ field }) => field === FIELD);
/** When the last of them was chosen, in ms since 1970; 0 of none. */
const timeOf = (photos: readonly Upload[]) => Math.max(0, ...photos.map(({ queuedAt }) => queuedAt));

/**
 * Keeps a new photo of the profile on this phone. The profile names it once the server has it; the one before goes then.
 * @throws FileRefused, StorageFailure
 */
export const addProfilePhoto = (photo: Blob, thumbnail: Blob | null): Promise<void> =>
  inStore(async (store) => {
    const { userId } = store;
    // By its name the server finds the ones before, see `profilePhotoNames`.
    const owner = photoOwner(userId);
    const file = { bucket: 'profile-photos', blob: photo, name: userId, owner, thumbnail } as const;
    const profile = await (await store.collection(owner.collection)).findOne(userId).exec();
    const seenAt = Math.max(editTimesOf(profile?.toJSON() ?? {})[FIELD] ?? 0, timeOf(await waitingPhotos()));
    // Later than the ones that she saw, also where a clock was set back.
    const queuedAt = Math.max(Date.now(), seenAt + 1);
    await enqueueFile(file, async ({ fileId }) => (await filesHere()).change(fileId, { queuedAt }));
  });

async function discardAll(uploads: readonly Upload[]): Promise<void> {
  const files = await filesHere();
  for (const upload of uploads) await files.discard(upload);
}

/** Takes the photo off the profile, also one that still waits. The server removes the file. @throws StorageFailure */
export async function removeProfilePhoto(): Promise<void> {
  const waiting = await inStore(waitingPhotos);
  // First, so that whatever still knows of it, an outbox or a backup file, finds it taken off.
  await saveProfile({ profilePhotoId: null }, waiting.length > 0 ? { [FIELD]: timeOf(waiting) } : {});
  await inStore(() => discardAll(waiting));
}

/** Sends a photo once more that the server refused. @throws StorageFailure */
export const retryProfilePhoto = (fileId: string): Promise<void> =>
  inStore(async () => {
    await (await filesHere()).change(fileId, { stage: 'waiting', refusal: null });
  });

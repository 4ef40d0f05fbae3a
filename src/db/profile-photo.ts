import { enqueueFile } from './enqueue-file.ts';
import { filesHere } from './files-here.ts';
import { inStore } from './in-store.ts';
import { saveProfile } from './profile.ts';

const FIELD = 'profilePhotoId';

export const photoOwner = (userId: string) => ({ collection: 'profile', id: userId, field: FIELD }) as const;

/**
 * Keeps a new photo of the profile on this phone. The profile names it once the server has it; the one before goes then.
 * @throws FileRefused, StorageFailure
 */
export const addProfilePhoto = (photo: Blob, thumbnail: Blob | null): Promise<void> =>
  inStore(async ({ userId }) => {
    // By its name the server finds the ones before, see `profilePhotoNames`.
    const owner = photoOwner(userId);
    const file = { bucket: 'profile-photos', blob: photo, name: userId, owner, thumbnail } as const;
    await enqueueFile(file, async () => undefined);
  });

async function dropWaiting(): Promise<void> {
  const files = await filesHere();
  for (const upload of await files.uploads()) if (upload.field === FIELD) await files.discard(upload);
}

/** Takes the photo off the profile, also one that still waits. The server removes the file. @throws StorageFailure */
export async function removeProfilePhoto(): Promise<void> {
  await inStore(dropWaiting);
  await saveProfile({ profilePhotoId: null });
}

/** Sends a photo once more that the server refused. @throws StorageFailure */
export const retryProfilePhoto = (fileId: string): Promise<void> =>
  inStore(async () => {
    await (await filesHere()).change(fileId, { stage: 'waiting', refusal: null });
  });

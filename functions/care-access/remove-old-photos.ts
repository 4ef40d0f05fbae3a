import { Query } from 'node-appwrite';
import { profilePhotoNames } from '../../src/model/files/bucket.ts';
import { grant } from '../../src/model/schema/permission.ts';
import type { ServerDocument } from './server-document.ts';
import type { ServerFile } from './server-file.ts';
import type { Remote } from './remote.ts';

const BUCKET = 'profile-photos';
/** A new photo may arrive before the profile that refers to it. */
const ALLOWANCE_MS = 10 * 60_000;

const isBefore = (file: ServerFile, time: number) => Date.parse(file.$createdAt) < time;

/**
 * Removes earlier photos of this profile: their owner may only read them. The read grant of a photo shows whose it is.
 * @returns how many were removed
 */
export async function removeOldPhotos(remote: Remote, profile: ServerDocument): Promise<number> {
  const { $id, profilePhotoId, editedAt } = profile;
  const candidates = await remote.listFiles(BUCKET, [Query.equal('name', profilePhotoNames($id))]);
  const userPhotos = candidates.filter(({ $permissions }) => $permissions.includes(grant('read', `user:${$id}`)));
  const current = userPhotos.find((file) => file.$id === profilePhotoId);
  const goneSince = profilePhotoId ? 0 : Date.parse(String(editedAt ?? '')) - ALLOWANCE_MS || 0;
  const until = current ? Date.parse(current.$createdAt) : goneSince;
  const old = userPhotos.filter((file) => file !== current && isBefore(file, until));
  for (const file of old) await remote.removeFile(BUCKET, file.$id);
  return old.length;
}

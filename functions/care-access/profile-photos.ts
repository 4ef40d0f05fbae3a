import { Query } from 'node-appwrite';
import { profilePhotoNames } from '../../src/model/bucket.ts';
import { grant } from '../../src/model/permission.ts';
import type { HeldDocument } from './held-document.ts';
import type { HeldFile } from './held-file.ts';
import type { Remote } from './remote.ts';

const BUCKET = 'profile-photos';
/** A new photo may have arrived whose profile is still on its way. */
const ALLOWANCE_MS = 10 * 60_000;

const isBefore = (file: HeldFile, time: number) => Date.parse(file.$createdAt) < time;

/**
 * Removes the photos that this profile has had before: their owner may only read them. Whose photo it is, its grant says.
 * @returns how many were removed
 */
export async function removeOldPhotos(remote: Remote, profile: HeldDocument): Promise<number> {
  const { $id, profilePhotoId, editedAt } = profile;
  const named = await remote.listFiles(BUCKET, [Query.equal('name', profilePhotoNames($id))]);
  const own = named.filter(({ $permissions }) => $permissions.includes(grant('read', `user:${$id}`)));
  const current = own.find((file) => file.$id === profilePhotoId);
  const goneSince = profilePhotoId ? 0 : Date.parse(String(editedAt ?? '')) - ALLOWANCE_MS || 0;
  const until = current ? Date.parse(current.$createdAt) : goneSince;
  const old = own.filter((file) => file !== current && isBefore(file, until));
  for (const file of old) await remote.removeFile(BUCKET, file.$id);
  return old.length;
}

import { bloodwork } from '../../src/model/bloodwork.ts';
import { medicalDocument } from '../../src/model/medical-document.ts';
import { grant } from '../../src/model/permission.ts';
import type { RecordType } from '../../src/model/record.ts';
import type { HeldDocument } from './held-document.ts';
import type { Remote } from './remote.ts';
import { areSameGrants, verifiedOwner } from './right-grants.ts';

const BUCKET = 'medical-files';
const withFiles: readonly RecordType[] = [medicalDocument, bloodwork];

/** The file that this record names, or undefined. */
export const fileIdOf = (type: RecordType, { fileId }: HeldDocument): string | undefined =>
  withFiles.includes(type) && typeof fileId === 'string' && fileId !== '' ? fileId : undefined;

/**
 * Lets the doctor read the file of a record, and nobody else but its owner. Anybody may write any file's id into a record,
 * so the file has to be the same person's by its own grants.
 * @returns whether it was written
 */
export async function setFileRight(
  remote: Remote,
  type: RecordType,
  document: HeldDocument,
  doctorId: string | null,
): Promise<boolean> {
  const fileId = fileIdOf(type, document);
  const owner = fileId === undefined ? undefined : verifiedOwner(type, document);
  if (fileId === undefined || owner === undefined) return false;
  const held = await remote.fileGrants(BUCKET, fileId);
  if (!held?.includes(grant('delete', `user:${owner}`))) return false;
  const own = held.filter((given) => given.endsWith(`("user:${owner}")`));
  const right = [...new Set([...own, ...(doctorId === null ? [] : [grant('read', `user:${doctorId}`)])])];
  if (areSameGrants(right, held)) return false;
  await remote.setFileGrants(BUCKET, fileId, right);
  return true;
}

/**
 * Removes the file of a record that was deleted, unless another record still names it. Without its record nobody would
 * find it again, and nobody would take a former doctor's grant off it.
 * @returns whether there was one to remove
 */
export async function removeFileOf(remote: Remote, type: RecordType, deleted: HeldDocument): Promise<boolean> {
  const fileId = fileIdOf(type, deleted);
  const owner = fileId === undefined ? undefined : verifiedOwner(type, deleted);
  if (fileId === undefined || owner === undefined) return false;
  const held = await remote.fileGrants(BUCKET, fileId);
  if (!held?.includes(grant('delete', `user:${owner}`))) return false;
  for (const { collection } of withFiles) if (await remote.namesFile(collection, fileId)) return false;
  await remote.removeFile(BUCKET, fileId);
  return true;
}

/** The kind of record with a file that this collection has. */
export const recordWithFile = (collection: string): RecordType | undefined =>
  withFiles.find((type) => type.collection === collection);

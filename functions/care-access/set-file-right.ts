import { bucketOfRecord } from '../../src/model/bucket.ts';
import { grant } from '../../src/model/permission.ts';
import type { RecordType } from '../../src/model/record.ts';
import type { HeldDocument } from './held-document.ts';
import type { HeldFile } from './held-file.ts';
import type { Remote } from './remote.ts';
import { areSameGrants, verifiedOwner } from './right-grants.ts';

/** Does this file belong to the person whose record names it? Anyone may write any file's id into a record. */
export function isFileOf(type: RecordType, document: HeldDocument, file: HeldFile): boolean {
  const owner = verifiedOwner(type, document);
  return owner !== undefined && file.$permissions.includes(grant('delete', `user:${owner}`));
}

/**
 * Gives the file that a record names the record's own right grants, before the record itself gets them: what was broken
 * off in between is found again by its record.
 * @returns how many files were written
 */
export async function setFileRight(
  remote: Remote,
  type: RecordType,
  document: HeldDocument,
  grants: readonly string[],
): Promise<number> {
  const bucket = bucketOfRecord[type.collection];
  const { fileId } = document;
  if (bucket === undefined || typeof fileId !== 'string' || fileId === '') return 0;
  const file = await remote.findFile(bucket, fileId);
  if (!file || !isFileOf(type, document, file) || areSameGrants(grants, file.$permissions)) return 0;
  await remote.setFileGrants(bucket, fileId, grants);
  return 1;
}

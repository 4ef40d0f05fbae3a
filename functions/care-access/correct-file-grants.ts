import { bucketOfRecord } from '../../src/model/files/bucket.ts';
import { grant } from '../../src/model/schema/permission.ts';
import type { RecordType } from '../../src/model/schema/record.ts';
import type { ServerDocument } from './server-document.ts';
import type { ServerFile } from './server-file.ts';
import type { Remote } from './remote.ts';
import { areSameGrants, verifiedOwner } from './expected-grants.ts';

/**
 * Whether the file belongs to the owner of the record. Check it always: any user can write the id of any file into a
 * record.
 */
export function isFileOf(type: RecordType, document: ServerDocument, file: ServerFile): boolean {
  const owner = verifiedOwner(type, document);
  return owner !== undefined && file.$permissions.includes(grant('delete', `user:${owner}`));
}

/**
 * Gives the file of a record the same grants as the record. Call it before the record itself is written: if the run is
 * interrupted in between, the record is still wrong and the next sweep finds it.
 * @returns how many files were written
 */
export async function correctFileGrants(
  remote: Remote,
  type: RecordType,
  document: ServerDocument,
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

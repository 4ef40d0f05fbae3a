import { bucketOfRecord } from '../../src/model/files/bucket.ts';
import type { RecordType } from '../../src/model/schema/record.ts';
import type { ServerDocument } from './server-document.ts';
import { referencedByRecords, recordTypesWithFile } from './records-with-files.ts';
import type { Remote } from './remote.ts';
import { isFileOf } from './correct-file-grants.ts';

/** The record type of this collection if its records have a file. */
export const recordWithFile = (collection: string): RecordType | undefined =>
  recordTypesWithFile.find((type) => type.collection === collection);

/**
 * Removes the file of a deleted record, unless another record of its owner still refers to it. Without a record nothing
 * would find the file again or remove a former doctor's grant from it.
 * @returns how many files were removed
 */
export async function removeFileOf(remote: Remote, type: RecordType, deleted: ServerDocument): Promise<number> {
  const bucket = bucketOfRecord[type.collection];
  const { fileId } = deleted;
  if (bucket === undefined || typeof fileId !== 'string' || fileId === '') return 0;
  const file = await remote.findFile(bucket, fileId);
  if (!file || !isFileOf(type, deleted, file)) return 0;
  if ((await referencedByRecords(remote, [file])).has(fileId)) return 0;
  await remote.removeFile(bucket, fileId);
  return 1;
}

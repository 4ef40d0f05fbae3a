import { bucketOfRecord } from '../../src/model/bucket.ts';
import type { RecordType } from '../../src/model/record.ts';
import type { HeldDocument } from './held-document.ts';
import { namedByRecords, withFiles } from './naming-records.ts';
import type { Remote } from './remote.ts';
import { isFileOf } from './set-file-right.ts';

/** The kind of record with a file that this collection has. */
export const recordWithFile = (collection: string): RecordType | undefined =>
  withFiles.find((type) => type.collection === collection);

/**
 * Removes the file of a record that was deleted, unless another record of its owner still names it. Without its record nobody would
 * find it again, and nobody would take a former doctor's grant off it.
 * @returns how many files were removed
 */
export async function removeFileOf(remote: Remote, type: RecordType, deleted: HeldDocument): Promise<number> {
  const bucket = bucketOfRecord[type.collection];
  const { fileId } = deleted;
  if (bucket === undefined || typeof fileId !== 'string' || fileId === '') return 0;
  const file = await remote.findFile(bucket, fileId);
  if (!file || !isFileOf(type, deleted, file)) return 0;
  if ((await namedByRecords(remote, [file])).has(fileId)) return 0;
  await remote.removeFile(bucket, fileId);
  return 1;
}

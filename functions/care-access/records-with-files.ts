import { Query } from 'node-appwrite';
import { bucketOfRecord } from '../../src/model/files/bucket.ts';
import { recordTypes } from '../../src/model/collections/collections.ts';
import type { RecordType } from '../../src/model/schema/record.ts';
import type { ServerDocument } from './server-document.ts';
import type { ServerFile } from './server-file.ts';
import { PAGE, type Remote } from './remote.ts';
import { isFileOf } from './correct-file-grants.ts';

/** The record types that have a file. */
export const recordTypesWithFile: readonly RecordType[] = recordTypes.filter(
  ({ collection }: RecordType) => bucketOfRecord[collection],
);

/** All records of this type whose `field` contains one of these file ids. */
export async function* recordsNaming(
  remote: Remote,
  type: RecordType,
  field: string,
  ids: readonly string[],
): AsyncGenerator<ServerDocument> {
  let after: string | undefined;
  for (;;) {
    const page = await remote.list(type.collection, [
      Query.equal(field, [...ids]),
      ...(after === undefined ? [] : [Query.greaterThan('$id', after)]),
      Query.orderAsc('$id'),
    ]);
    yield* page;
    if (page.length < PAGE) return;
    after = page.at(-1)?.$id;
  }
}

/**
 * Ids of the files that a record of their owner refers to. Other references do not count: any user can write the id of
 * any file into a record.
 */
export async function referencedByRecords(remote: Remote, files: readonly ServerFile[]): Promise<Set<string>> {
  const byId = new Map(files.map((file) => [file.$id, file]));
  const named = new Set<string>();
  for (const type of recordTypesWithFile)
    for await (const record of recordsNaming(remote, type, 'fileId', [...byId.keys()])) {
      const file = byId.get(String(record.fileId));
      if (file && isFileOf(type, record, file)) named.add(file.$id);
    }
  return named;
}

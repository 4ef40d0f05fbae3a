import { Query } from 'node-appwrite';
import { bucketOfRecord } from '../../src/model/bucket.ts';
import { recordTypes } from '../../src/model/collections.ts';
import type { RecordType } from '../../src/model/record.ts';
import type { HeldDocument } from './held-document.ts';
import type { HeldFile } from './held-file.ts';
import { PAGE, type Remote } from './remote.ts';
import { isFileOf } from './set-file-right.ts';

/** The kinds of records that have a file. */
export const withFiles: readonly RecordType[] = recordTypes.filter(
  ({ collection }: RecordType) => bucketOfRecord[collection],
);

/** All records of one kind that name one of these files in this field. */
export async function* naming(
  remote: Remote,
  type: RecordType,
  field: string,
  ids: readonly string[],
): AsyncGenerator<HeldDocument> {
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

/** Those of these files that a record of their owner names: anyone may write any file's id into a record. */
export async function namedByRecords(remote: Remote, files: readonly HeldFile[]): Promise<Set<string>> {
  const byId = new Map(files.map((file) => [file.$id, file]));
  const named = new Set<string>();
  for (const type of withFiles)
    for await (const record of naming(remote, type, 'fileId', [...byId.keys()])) {
      const file = byId.get(String(record.fileId));
      if (file && isFileOf(type, record, file)) named.add(file.$id);
    }
  return named;
}

import type { RxCollection, RxDocumentData } from 'rxdb';
import { prepareQuery } from 'rxdb/plugins/core';
import type { LocalRow } from '@/db/store/local-row.ts';

interface Range {
  /** The id after which the range begins, in the order of ids. */
  readonly after?: string;
  readonly limit?: number;
}

/** Rows, deleted or not, that the server is not known to have in this version: a short range of an index. */
const unsentQuery = ({ schema }: RxCollection<LocalRow>, isDeleted: boolean, { after = '', limit }: Range = {}) =>
  prepareQuery(schema.jsonSchema as never, {
    selector: {
      _deleted: { $eq: isDeleted },
      serverUpdatedAt: { $eq: '' },
      ...(after !== '' && { id: { $gt: after } }),
    } as never,
    sort: [{ serverUpdatedAt: 'asc' }, { id: 'asc' }] as never,
    skip: 0,
    ...(limit !== undefined && { limit }),
  }) as never;

/**
 * The number of unsent rows, including deletions.
 * Two counts over an index: the cost depends on the unsent rows, not on all rows.
 */
export async function countUnsent(collection: RxCollection<LocalRow>): Promise<number> {
  const count = async (isDeleted: boolean) =>
    (await collection.storageInstance.count(unsentQuery(collection, isDeleted))).count;
  return (await count(false)) + (await count(true));
}

/** The id of an unsent row and its last local write (ms since 1970). */
export interface UnsentMark {
  readonly id: string;
  readonly writtenAt: number;
}

/** The ids of unsent rows: at most `limit` changes and at most `limit` deletions. */
export async function unsentMarks(collection: RxCollection<LocalRow>, limit: number): Promise<UnsentMark[]> {
  const marks = async (isDeleted: boolean) =>
    (await unsentPage(collection, isDeleted, { limit })).map(({ id, _meta }) => ({ id, writtenAt: _meta.lwt }));
  return [...(await marks(false)), ...(await marks(true))];
}

/** Unsent rows, deleted or not, in the order of their ids, decrypted. */
export async function unsentPage(
  collection: RxCollection<LocalRow>,
  isDeleted: boolean,
  range: Range,
): Promise<RxDocumentData<LocalRow>[]> {
  return (await collection.storageInstance.query(unsentQuery(collection, isDeleted, range))).documents;
}

/** All unsent rows, including deletions, decrypted. */
export async function unsentRows(collection: RxCollection<LocalRow>): Promise<RxDocumentData<LocalRow>[]> {
  return [...(await unsentPage(collection, false, {})), ...(await unsentPage(collection, true, {}))];
}

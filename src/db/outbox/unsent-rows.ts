import type { RxCollection, RxDocumentData } from 'rxdb';
import { prepareQuery } from 'rxdb/plugins/core';
import type { LocalRow } from '@/db/store/local-row.ts';

/** Rows, deleted or not, that the server is not known to have in this version: a short range of an index. */
const unsentQuery = ({ schema }: RxCollection<LocalRow>, isDeleted: boolean, limit?: number) =>
  prepareQuery(schema.jsonSchema as never, {
    selector: { _deleted: { $eq: isDeleted }, serverUpdatedAt: { $eq: '' } } as never,
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
  const marks = async (isDeleted: boolean) => {
    const { documents } = await collection.storageInstance.query(unsentQuery(collection, isDeleted, limit));
    return documents.map(({ id, _meta }: RxDocumentData<LocalRow>) => ({ id, writtenAt: _meta.lwt }));
  };
  return [...(await marks(false)), ...(await marks(true))];
}

/** All unsent rows, including deletions, decrypted. */
export async function unsentRows(collection: RxCollection<LocalRow>): Promise<RxDocumentData<LocalRow>[]> {
  const rows = async (isDeleted: boolean) =>
    (await collection.storageInstance.query(unsentQuery(collection, isDeleted))).documents;
  return [...(await rows(false)), ...(await rows(true))];
}

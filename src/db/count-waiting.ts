import type { RxCollection, RxDocumentData } from 'rxdb';
import { prepareQuery } from 'rxdb/plugins/core';
import type { LocalRow } from './local-row.ts';

/** The rows, alive or deleted, that the server is not known to have in this form: a short range of an index. */
const waitingQuery = ({ schema }: RxCollection<LocalRow>, isDeleted: boolean, limit?: number) =>
  prepareQuery(schema.jsonSchema as never, {
    selector: { _deleted: { $eq: isDeleted }, serverUpdatedAt: { $eq: '' } } as never,
    sort: [{ serverUpdatedAt: 'asc' }, { id: 'asc' }] as never,
    skip: 0,
    ...(limit !== undefined && { limit }),
  }) as never;

/**
 * How many rows, deletions among them, the server is not known to have in this form.
 * Two counts over an index: the cost is that of the waiting rows, not of all rows.
 */
export async function countWaiting(collection: RxCollection<LocalRow>): Promise<number> {
  const count = async (isDeleted: boolean) =>
    (await collection.storageInstance.count(waitingQuery(collection, isDeleted))).count;
  return (await count(false)) + (await count(true));
}

/** One waiting row: its id and when it was last written on this phone, in milliseconds. */
export interface WaitingMark {
  readonly id: string;
  readonly writtenAt: number;
}

/** Which rows wait, deletions among them; at most `limit` of each. */
export async function waitingMarks(collection: RxCollection<LocalRow>, limit: number): Promise<WaitingMark[]> {
  const marks = async (isDeleted: boolean) => {
    const { documents } = await collection.storageInstance.query(waitingQuery(collection, isDeleted, limit));
    return documents.map(({ id, _meta }: RxDocumentData<LocalRow>) => ({ id, writtenAt: _meta.lwt }));
  };
  return [...(await marks(false)), ...(await marks(true))];
}

/** All waiting rows, deletions among them, opened. */
export async function waitingRows(collection: RxCollection<LocalRow>): Promise<RxDocumentData<LocalRow>[]> {
  const rows = async (isDeleted: boolean) =>
    (await collection.storageInstance.query(waitingQuery(collection, isDeleted))).documents;
  return [...(await rows(false)), ...(await rows(true))];
}

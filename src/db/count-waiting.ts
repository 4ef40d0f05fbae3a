import type { RxCollection } from 'rxdb';
import { prepareQuery } from 'rxdb/plugins/core';
import type { LocalRow } from './local-row.ts';

/**
 * How many rows, deletions among them, the server is not known to have in this form.
 * Two counts over an index: the cost is that of the waiting rows, not of all rows.
 */
export async function countWaiting(collection: RxCollection<LocalRow>): Promise<number> {
  const { storageInstance, schema } = collection;
  const count = async (isDeleted: boolean) => {
    const query = prepareQuery(schema.jsonSchema as never, {
      selector: { _deleted: { $eq: isDeleted }, serverUpdatedAt: { $eq: '' } } as never,
      sort: [{ serverUpdatedAt: 'asc' }, { id: 'asc' }] as never,
      skip: 0,
    });
    return (await storageInstance.count(query as never)).count;
  };
  return (await count(false)) + (await count(true));
}

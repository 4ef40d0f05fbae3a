import type { Readable } from '../store/read-only.ts';

/** The number of accounts and the number of records of each collection, by `database/collection`. */
export function countRecords(database: Readable): Record<string, number> {
  const countIn = (table: string): number => Number(database.get(`SELECT count(*) AS total FROM ${table}`)?.['total']);
  // A database of an earlier version may list a collection whose table was never created.
  const collections = database.all(`SELECT n, database_id, collection_id FROM collections
    WHERE EXISTS (SELECT 1 FROM sqlite_schema WHERE name = 'documents_' || n) ORDER BY database_id, collection_id`);
  return Object.fromEntries([
    ['accounts', countIn('users')],
    ...collections.map(({ n, database_id: databaseId, collection_id: id }): [string, number] => [
      `${String(databaseId)}/${String(id)}`,
      countIn(`documents_${Number(n)}`),
    ]),
  ]);
}

import type { DBCore, DBCoreTable, Dexie } from 'dexie';

/** With fewer keys, Dexie requests them one by one. */
const MIN_KEYS = 100;
/** Reading this many keys at once costs about as much as one get request. */
const KEYS_PER_GET = 20;
/** A Dexie key range (type 3: any) from the first key to the last. */
const allKeysRange = { type: 3, lower: -Infinity, upper: [[]] };

/** Reads the existing keys once and requests only those rows, instead of one request per missing key. */
function getManyExisting(table: DBCoreTable): DBCoreTable['getMany'] {
  const query = { index: table.schema.primaryKey, range: allKeysRange };
  return async (request) => {
    const { trans, keys } = request;
    if (keys.length < MIN_KEYS) return table.getMany(request);
    const rowCount = await table.count({ trans, query });
    if (rowCount === 0) return keys.map(() => undefined);
    if (rowCount > keys.length * KEYS_PER_GET) return table.getMany(request);
    const { result: existingKeys } = await table.query({ trans, query, values: false });
    const existing = new Set(existingKeys);
    const found = keys.filter((key) => existing.has(key));
    const values = found.length === 0 ? [] : await table.getMany({ ...request, keys: found });
    const byKey = new Map(found.map((key, at) => [key, values[at]]));
    return keys.map((key) => byKey.get(key));
  };
}

/**
 * Before RxDB writes many rows it requests each of them three times: hundreds of thousands of requests in a first pull, nearly
 * all for missing rows. The results are the same, and come from the same transaction.
 */
export function addBulkGet(connection: Dexie): void {
  connection.use({
    stack: 'dbcore',
    name: 'bulk-get',
    create: (core: DBCore) => ({
      ...core,
      table(name: string) {
        const table = core.table(name);
        return { ...table, getMany: getManyExisting(table) };
      },
    }),
  });
}

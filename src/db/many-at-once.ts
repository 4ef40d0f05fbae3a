import type { DBCore, DBCoreTable, Dexie } from 'dexie';

/** Fewer are asked for one by one. */
const MANY = 100;
/** Naming all keys of a table costs about as much as asking for one out of so many. */
const KEYS_A_GET = 20;
/** In the words of Dexie: from the first key to the last. */
const everything = { type: 3, lower: -Infinity, upper: [[]] };

/** Asks a table for many keys: what it holds is looked at once, instead of one request for each that is not there. */
function askMany(table: DBCoreTable): DBCoreTable['getMany'] {
  const query = { index: table.schema.primaryKey, range: everything };
  return async (request) => {
    const { trans, keys } = request;
    if (keys.length < MANY) return table.getMany(request);
    const held = await table.count({ trans, query });
    if (held === 0) return keys.map(() => undefined);
    if (held > keys.length * KEYS_A_GET) return table.getMany(request);
    const { result: heldKeys } = await table.query({ trans, query, values: false });
    const isHeld = new Set(heldKeys);
    const found = keys.filter((key) => isHeld.has(key));
    const values = found.length === 0 ? [] : await table.getMany({ ...request, keys: found });
    const byKey = new Map(found.map((key, at) => [key, values[at]]));
    return keys.map((key) => byKey.get(key));
  };
}

/**
 * Before RxDB writes many rows it asks three times for each of them: hundreds of thousands of requests in a first pull, nearly
 * all for what is not there. The answers are the same, and belong to the same transaction.
 */
export function findManyAtOnce(connection: Dexie): void {
  connection.use({
    stack: 'dbcore',
    name: 'many-at-once',
    create: (core: DBCore) => ({
      ...core,
      table(name: string) {
        const table = core.table(name);
        return { ...table, getMany: askMany(table) };
      },
    }),
  });
}

import type { RxDocumentData, RxStorage } from 'rxdb';
import { hasEncryption, wrapRxStorageInstance } from 'rxdb/plugins/core';
import { seal, unseal } from './seal.ts';

type Row = Record<string, unknown>;

/**
 * A storage that keeps as one sealed text a row whatever its schema does not name as readable: the fields of
 * `schema.encrypted`, and those that it does not know.
 * RxDB marks the documents inside its replication metadata as encrypted too, so those are sealed by the same code.
 * A row that cannot be opened is given back with `unreadable`: throwing here would make every later write hang.
 */
export const sealedStorage = <Internals, Options>(
  storage: RxStorage<Internals, Options>,
  key: CryptoKey,
): RxStorage<Internals, Options> => ({
  name: storage.name,
  rxdbVersion: storage.rxdbVersion,
  async createStorageInstance(params) {
    if (!hasEncryption(params.schema)) return storage.createStorageInstance(params);
    const sealedNames = new Set<string>(params.schema.encrypted as string[]);
    const clearNames = new Set(Object.keys(params.schema.properties).filter((name) => !sealedNames.has(name)));
    const schema = structuredClone(params.schema) as unknown as {
      encrypted?: string[];
      properties: Row;
      required?: string[];
      primaryKey: string | { key: string };
    };
    delete schema.encrypted;
    for (const name of sealedNames) delete schema.properties[name];
    schema.properties.box = { type: 'string' };
    if (schema.required) schema.required = schema.required.filter((name) => !sealedNames.has(name));
    const idField = typeof schema.primaryKey === 'string' ? schema.primaryKey : schema.primaryKey.key;
    const place = (row: Row) => `${params.databaseName}|${params.collectionName}|${String(row[idField])}`;

    const instance = await storage.createStorageInstance({ ...params, schema: schema as never });
    return wrapRxStorageInstance(
      params.schema,
      instance as never,
      async (row: Row) => {
        const entries = Object.entries(row);
        const secret = Object.fromEntries(entries.filter(([name]) => !clearNames.has(name)));
        const clear = Object.fromEntries(entries.filter(([name]) => clearNames.has(name)));
        return {
          ...clear,
          box: await seal(key, JSON.stringify(secret), place(row)),
        } as unknown as RxDocumentData<never>;
      },
      async (row: Row) => {
        const { box, ...clear } = row;
        if (typeof box !== 'string') return row as never;
        try {
          return { ...clear, ...JSON.parse(await unseal(key, box, place(row))) } as never;
        } catch {
          return { ...clear, unreadable: true } as never;
        }
      },
    ) as never;
  },
});

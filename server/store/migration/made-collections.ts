import { readCollection } from '../../schema/read-schema.ts';
import type { Schema } from '../../schema/schema.ts';
import { findSetting, saveSetting } from '../settings-rows.ts';
import type { Readable } from '../read-only.ts';
import type { Store } from '../store.ts';

/** A collection that a key made, in the form of appwrite.json. */
export interface MadeCollection {
  readonly $id: string;
  readonly databaseId: string;
  readonly name: string;
  readonly enabled: boolean;
  readonly documentSecurity: boolean;
  readonly $permissions: readonly string[];
  readonly attributes: readonly Readonly<Record<string, unknown>>[];
}

const SETTING = 'made-collections';

/** The collections that keys have made, the oldest first. */
export const madeCollections = (store: Readable): MadeCollection[] =>
  JSON.parse(findSetting(store, SETTING) ?? '[]') as MadeCollection[];

/** Call it inside a write. */
export const saveMadeCollections = (store: Store, made: readonly MadeCollection[]): void =>
  saveSetting(store, SETTING, JSON.stringify(made));

/** The schema of appwrite.json with the collections that keys have made; of equal ids that of appwrite.json counts. */
export function withMadeCollections(database: Readable, schema: Schema): Schema {
  if (!database.get("SELECT 1 AS here FROM sqlite_schema WHERE name = 'settings'")) return schema;
  const made = madeCollections(database);
  const databases = [...schema.databases.values()].map((declared) => {
    const more = made
      .filter(({ $id, databaseId }) => databaseId === declared.id && !declared.collections.has($id))
      .map((collection) => [collection.$id, readCollection({ ...collection })] as const);
    return [declared.id, { ...declared, collections: new Map([...declared.collections, ...more]) }] as const;
  });
  return { ...schema, databases: new Map(databases) };
}

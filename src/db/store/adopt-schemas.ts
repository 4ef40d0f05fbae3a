import type { RxDatabase, RxJsonSchema } from 'rxdb';
import { createRevision, createRxSchema, getPrimaryKeyOfInternalDocument } from 'rxdb/plugins/core';

/** RxDB's metadata of a collection. RxDB refuses to open a collection whose schema has another hash (DB6). */
interface CollectionMetadata {
  readonly schemaHash: string;
  readonly schema: RxJsonSchema<unknown>;
}

/** The parts of a schema that determine the stored form of rows: readable fields and indexes. */
const storedForm = ({ version, primaryKey, required, indexes }: RxJsonSchema<unknown>) =>
  JSON.stringify([version, primaryKey, [...(required ?? [])].sort(), indexes]);

/**
 * Lets this app version open collections created by another version if both store rows in the same form: earlier versions
 * listed every field of a record in the schema. Rows, also unsent ones, are not changed. A schema with another stored form is
 * not adopted: RxDB refuses to open it until its rows are migrated.
 */
export async function adoptSchemas(
  { internalStore, hashFunction, token }: RxDatabase,
  schemas: ReadonlyMap<string, RxJsonSchema<never>>,
): Promise<void> {
  const schemasById = new Map(
    [...schemas].map(([name, schema]) => [
      getPrimaryKeyOfInternalDocument(`${name}-${schema.version}`, 'collection'),
      createRxSchema(schema, hashFunction, false),
    ]),
  );
  const stored = await internalStore.findDocumentsById([...schemasById.keys()], false);
  for (const previous of stored) {
    const current = schemasById.get(previous.id);
    const metadata = previous.data as unknown as CollectionMetadata;
    if (!current || metadata.schemaHash === (await current.hash)) continue;
    const schema = current.jsonSchema as RxJsonSchema<unknown>;
    if (storedForm(metadata.schema) !== storedForm(schema)) continue;
    const document = {
      ...previous,
      data: { ...previous.data, schema, schemaHash: await current.hash },
      _meta: { ...previous._meta, lwt: Date.now() },
      _rev: createRevision(token, previous),
    };
    // A conflict is ignored: another tab of this version may have written the same first.
    await internalStore.bulkWrite([{ previous, document }], 'maia-adopt-schemas');
  }
}

import type { RxDatabase, RxJsonSchema } from 'rxdb';
import { createRevision, createRxSchema, getPrimaryKeyOfInternalDocument } from 'rxdb/plugins/core';

/** What RxDB notes of a collection when it is made; it refuses to open one whose schema has another hash (DB6). */
interface Noted {
  readonly schemaHash: string;
  readonly schema: RxJsonSchema<unknown>;
}

/** What decides how rows lie on the disk: what is readable, and by which keys it is found. */
const storedForm = ({ version, primaryKey, required, indexes }: RxJsonSchema<unknown>) =>
  JSON.stringify([version, primaryKey, [...(required ?? [])].sort(), indexes]);

/**
 * Lets collections that another build of the app has made be opened by this one, as long as both store rows in the same
 * form: builds before this rule noted every field of a record. Rows, and what waits among them, are not touched. Another
 * form is not adopted: RxDB then refuses it, until its rows are moved.
 */
export async function adoptSchemas(
  { internalStore, hashFunction, token }: RxDatabase,
  schemas: ReadonlyMap<string, RxJsonSchema<never>>,
): Promise<void> {
  const wanted = new Map(
    [...schemas].map(([name, schema]) => [
      getPrimaryKeyOfInternalDocument(`${name}-${schema.version}`, 'collection'),
      createRxSchema(schema, hashFunction, false),
    ]),
  );
  const noted = await internalStore.findDocumentsById([...wanted.keys()], false);
  for (const previous of noted) {
    const ours = wanted.get(previous.id);
    const before = previous.data as unknown as Noted;
    if (!ours || before.schemaHash === (await ours.hash)) continue;
    const schema = ours.jsonSchema as RxJsonSchema<unknown>;
    if (storedForm(before.schema) !== storedForm(schema)) continue;
    const document = {
      ...previous,
      data: { ...previous.data, schema, schemaHash: await ours.hash },
      _meta: { ...previous._meta, lwt: Date.now() },
      _rev: createRevision(token, previous),
    };
    // Another tab of this build may have been faster.
    await internalStore.bulkWrite([{ previous, document }], 'maia-adopt-schemas');
  }
}

import type { Attribute, Schema } from '../../schema/schema.ts';
import { quoted } from '../identifiers.ts';
import type { Readable } from '../read-only.ts';
import type { Store } from '../store.ts';
import { decodeValue, encodeValue } from '../tables/attribute-values.ts';
import { columnsOf, compareCollections, type StoredCollection } from './schema-changes.ts';
import { hasRecord, recordedCollection } from './schema-record.ts';

const ROWS_AT_ONCE = 500;

/**
 * The attributes that are encrypted in the schema and whose stored values are still in clear. An attribute that is not in
 * the record was added by a key since the last start, and is encrypted from its first value on.
 */
function plainAttributes(database: Readable, { n, databaseId, id, target, outdated }: StoredCollection): Attribute[] {
  const record = recordedCollection(database, databaseId, id);
  const isPlain = (key: string): boolean => {
    if (!hasRecord(database)) return true;
    const before = record?.[key];
    return before !== undefined && !before.encrypt;
  };
  const present = new Set(columnsOf(database, n));
  return [...(target?.attributes.values() ?? [])].filter(
    ({ key, encrypt }) => encrypt && present.has(key) && !outdated.includes(key) && isPlain(key),
  );
}

function encryptRows(store: Store, n: number, attributes: readonly Attribute[], key: Buffer): boolean {
  const columns = attributes.map((attribute) => quoted(attribute.key));
  const isFilled = columns.map((column) => `${column} IS NOT NULL`).join(' OR ');
  const select = `SELECT _seq, ${columns.join(', ')} FROM documents_${n} WHERE _seq > ? AND (${isFilled}) ORDER BY _seq LIMIT ${ROWS_AT_ONCE}`;
  const update = `UPDATE documents_${n} SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE _seq = ?`;
  let last = 0;
  for (;;) {
    const rows = store.all(select, last);
    for (const row of rows) {
      last = Number(row['_seq']);
      const values = attributes.map((attribute) => {
        const value = row[attribute.key] ?? null;
        if (value === null) return null;
        return encodeValue(attribute, decodeValue({ ...attribute, encrypt: false }, value, null), key);
      });
      store.run(update, ...values, last);
    }
    if (rows.length < ROWS_AT_ONCE) return last > 0;
  }
}

/**
 * Encrypts the stored values of attributes that became encrypted. Call it inside the write that changes the schema, and
 * before the new schema is recorded. Free pages of the database still have the clear values afterwards.
 * @param key encrypts the attributes; 32 bytes
 * @returns whether any value was encrypted
 */
export function encryptPlainColumns(store: Store, schema: Schema, key: Buffer): boolean {
  let isChanged = false;
  for (const collection of compareCollections(store, schema)) {
    const attributes = plainAttributes(store, collection);
    if (attributes.length > 0 && encryptRows(store, collection.n, attributes, key)) isChanged = true;
  }
  return isChanged;
}

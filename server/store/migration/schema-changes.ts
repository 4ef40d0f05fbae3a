import { isWithdrawn } from '../../../src/model/collections/withdrawn-attributes.ts';
import { DATABASE_ID } from '../../../src/model/schema/database-id.ts';
import { encryptedBytes } from '../../schema/check-value.ts';
import type { Attribute, Collection, Schema } from '../../schema/schema.ts';
import { FILES } from '../tables/stored-file.ts';
import { isNumeric, uniqueIndexes } from '../tables/collection-layout.ts';
import { quoted, SYSTEM_COLUMNS } from '../identifiers.ts';
import type { Readable } from '../read-only.ts';
import { recordedCollection, storedCollections, type AttributeRecord } from './schema-record.ts';

/** One stored collection, and what the new schema makes of it. */
export interface StoredCollection {
  /** The number in the names of its tables. */
  readonly n: number;
  readonly databaseId: string;
  readonly id: string;
  /** The collection in the schema; undefined when it was removed. */
  readonly target?: Collection;
  /** Columns of attributes that were removed or have another type; they may be dropped when empty or withdrawn. */
  readonly outdated: readonly string[];
}

const count = (database: Readable, from: string): number =>
  Number(database.get(`SELECT count(*) AS n FROM ${from}`)?.['n']);

/** The columns of attributes in the table of collection `n`. */
export const columnsOf = (database: Readable, n: number): string[] =>
  database
    .all(`SELECT name FROM pragma_table_info('documents_${n}')`)
    .map(({ name }) => String(name))
    .filter((name) => !name.startsWith('_'));

/** Numbers have the same column type, and every integer is a valid double. */
function isRetyped(before: AttributeRecord, after: Attribute): boolean {
  if (before.array !== after.array) return true;
  return before.type !== after.type && !(before.type === 'integer' && after.type === 'double');
}

/** How the new attribute allows fewer values; undefined when it allows all old ones. */
function narrowing(before: AttributeRecord, after: Attribute): string | undefined {
  if (before.encrypt && !after.encrypt) return 'it is not to be encrypted any more';
  if (after.type === 'string' && after.size < before.size) return `its size went from ${before.size} to ${after.size}`;
  if ((after.min ?? -Infinity) > (before.min ?? -Infinity)) return `its smallest value became ${after.min}`;
  if ((after.max ?? Infinity) < (before.max ?? Infinity)) return `its largest value became ${after.max}`;
  if (after.format !== '' && after.format !== before.format) return `it has to be of the format ${after.format} now`;
  const lost = after.format === 'enum' ? before.elements.filter((element) => !after.elements.includes(element)) : [];
  return lost.length > 0 ? `it does not take ${lost.join(', ')} any more` : undefined;
}

/** Without a recorded schema only the column type shows what was stored. */
function isOtherColumn(database: Readable, n: number, key: string, { type, array }: Attribute): boolean {
  const declared = database.get(`SELECT type FROM pragma_table_info('documents_${n}') WHERE name = ?`, key)?.['type'];
  return (declared === 'REAL') !== (isNumeric(type) && !array);
}

/** The stored collections of this database, compared with the schema. */
export function compareCollections(database: Readable, schema: Schema): StoredCollection[] {
  const targets = storedCollections(schema);
  // A database of an earlier version may list a collection whose table was never created.
  const listed = `SELECT n, database_id, collection_id FROM collections
    WHERE EXISTS (SELECT 1 FROM sqlite_schema WHERE name = 'documents_' || n)`;
  return database.all(listed).map((row) => {
    const [n, databaseId, id] = [Number(row['n']), String(row['database_id']), String(row['collection_id'])];
    const collection = targets.find((other) => other.databaseId === databaseId && other.id === id);
    const record = recordedCollection(database, databaseId, id);
    const outdated = columnsOf(database, n).filter((key) => {
      const attribute = collection?.attributes.get(key);
      if (!attribute) return true;
      const before = record?.[key];
      return before ? isRetyped(before, attribute) : isOtherColumn(database, n, key, attribute);
    });
    return { n, databaseId, id, target: collection, outdated };
  });
}

/** How many documents have a value that is too long to be encrypted in the attribute. */
function tooLongToEncrypt(database: Readable, table: string, { key, array, size }: Attribute): number {
  const longest = encryptedBytes(size);
  const column = quoted(key);
  if (!array) return count(database, `${table} WHERE OCTET_LENGTH(${column}) > ${longest}`);
  const elements = `json_each(${column}) WHERE OCTET_LENGTH(value) > ${longest}`;
  return count(database, `${table} WHERE ${column} IS NOT NULL AND EXISTS (SELECT 1 FROM ${elements})`);
}

function* refusalsOf(database: Readable, { n, databaseId, id, target, outdated }: StoredCollection): Generator<string> {
  const [kind, things] = databaseId === FILES ? ['bucket', 'files'] : ['collection', 'documents'];
  const table = `documents_${n}`;
  const total = count(database, table);
  if (total === 0) return;
  if (!target) {
    yield `The ${kind} "${id}" is gone, and has ${total} ${things}. Put it back, or delete them first.`;
    return;
  }
  const valuesOf = (key: string): number =>
    count(database, `${table} WHERE ${quoted(key)} IS NOT NULL AND ${quoted(key)} <> '[]'`);
  const attributeName = (key: string): string => `"${key}" of the ${kind} "${id}"`;
  for (const key of outdated) {
    if (databaseId === DATABASE_ID && isWithdrawn(id, key)) continue;
    const values = valuesOf(key);
    if (values === 0) continue;
    yield target.attributes.has(key)
      ? `${attributeName(key)} is of another type now, and ${values} ${things} have a value of the old one. Put the old type back, and add an attribute with a new name.`
      : `${attributeName(key)} is gone, and ${values} ${things} have a value in it. Put it back, or set it to null in all of them first.`;
  }
  const record = recordedCollection(database, databaseId, id) ?? {};
  for (const [key, before] of Object.entries(record)) {
    const after = target.attributes.get(key);
    if (after?.encrypt && !before.encrypt && !outdated.includes(key)) {
      const tooLong = tooLongToEncrypt(database, table, after);
      if (tooLong > 0)
        yield `${attributeName(key)} is to be encrypted, and ${tooLong} ${things} have a value that is too long for that. Give it a larger size: the size counts the encrypted text.`;
    }
    const narrower = after && !outdated.includes(key) ? narrowing(before, after) : undefined;
    const values = narrower === undefined ? 0 : valuesOf(key);
    if (values > 0)
      yield `${attributeName(key)} takes less than before: ${narrower}, and ${values} ${things} have a value. Put it back as it was; an attribute with a new name may be as narrow as you like.`;
  }
  const columns = columnsOf(database, n);
  for (const { name, attributes } of uniqueIndexes(table, target)) {
    const exists = database.get("SELECT 1 AS here FROM sqlite_schema WHERE type = 'index' AND name = ?", name);
    const isEmpty = attributes.some((key) => !SYSTEM_COLUMNS.has(key) && !columns.includes(key));
    if (exists || isEmpty) continue;
    const columnNames = attributes.map((key) => SYSTEM_COLUMNS.get(key) ?? quoted(key));
    const filled = columnNames.map((column) => `${column} IS NOT NULL`).join(' AND ');
    const duplicates = count(
      database,
      `(SELECT 1 FROM ${table} WHERE ${filled} GROUP BY ${columnNames.join(', ')} HAVING count(*) > 1)`,
    );
    if (duplicates > 0)
      yield `The ${kind} "${id}" is to be unique by ${attributes.join(', ')}, but ${duplicates} values are there more than once. Leave the index out, or remove the doubles first.`;
  }
}

/** The reasons why this database cannot be opened with the schema without losing data; empty when it can. */
export function schemaRefusals(database: Readable, schema: Schema): string[] {
  if (!database.get("SELECT 1 AS here FROM sqlite_schema WHERE name = 'collections'")) return [];
  return compareCollections(database, schema).flatMap((collection) => [...refusalsOf(database, collection)]);
}

import type { Attribute, Collection, Schema } from '../schema/schema.ts';
import { FILES } from '../storage/stored-file.ts';
import { isNumeric, uniqueIndexes } from './collection-layout.ts';
import { quoted, SYSTEM_COLUMNS } from './identifiers.ts';
import type { Readable } from './read-only.ts';
import { recordedCollection, storedCollections, type AttributeRecord } from './schema-record.ts';

/** One collection that has tables, and what the new schema makes of it. */
export interface HeldCollection {
  /** The number in the names of its tables. */
  readonly n: number;
  readonly databaseId: string;
  readonly id: string;
  /** Undefined when the schema does not have it any more. */
  readonly wanted?: Collection;
  /** Columns of attributes that are gone or have become another type; empty ones may be dropped. */
  readonly outdated: readonly string[];
}

const count = (database: Readable, from: string): number =>
  Number(database.get(`SELECT count(*) AS n FROM ${from}`)?.['n']);

const columnsOf = (database: Readable, n: number): string[] =>
  database
    .all(`SELECT name FROM pragma_table_info('documents_${n}')`)
    .map(({ name }) => String(name))
    .filter((name) => !name.startsWith('_'));

/** Numbers share one kind of column: an integer is a double as well. */
function isRetyped(before: AttributeRecord, after: Attribute): boolean {
  if (before.array !== after.array) return true;
  return before.type !== after.type && !(before.type === 'integer' && after.type === 'double');
}

/** What of the values that were allowed is not any more; undefined when all are. */
function narrowing(before: AttributeRecord, after: Attribute): string | undefined {
  if (after.type === 'string' && after.size < before.size) return `its size went from ${before.size} to ${after.size}`;
  if ((after.min ?? -Infinity) > (before.min ?? -Infinity)) return `its smallest value became ${after.min}`;
  if ((after.max ?? Infinity) < (before.max ?? Infinity)) return `its largest value became ${after.max}`;
  if (after.format !== '' && after.format !== before.format) return `it has to be of the format ${after.format} now`;
  const lost = after.format === 'enum' ? before.elements.filter((element) => !after.elements.includes(element)) : [];
  return lost.length > 0 ? `it does not take ${lost.join(', ')} any more` : undefined;
}

/** In a database without a record only the columns tell what there was. */
function isOtherColumn(database: Readable, n: number, key: string, { type, array }: Attribute): boolean {
  const declared = database.get(`SELECT type FROM pragma_table_info('documents_${n}') WHERE name = ?`, key)?.['type'];
  return (declared === 'REAL') !== (isNumeric(type) && !array);
}

/** What the collections of this database become under the schema. */
export function heldCollections(database: Readable, schema: Schema): HeldCollection[] {
  const wanted = storedCollections(schema);
  // A database of an earlier version may have noted a collection and ended before its table was made.
  const noted = `SELECT n, database_id, collection_id FROM collections
    WHERE EXISTS (SELECT 1 FROM sqlite_schema WHERE name = 'documents_' || n)`;
  return database.all(noted).map((row) => {
    const [n, databaseId, id] = [Number(row['n']), String(row['database_id']), String(row['collection_id'])];
    const collection = wanted.find((other) => other.databaseId === databaseId && other.id === id);
    const record = recordedCollection(database, databaseId, id);
    const outdated = columnsOf(database, n).filter((key) => {
      const attribute = collection?.attributes.get(key);
      if (!attribute) return true;
      const before = record?.[key];
      return before ? isRetyped(before, attribute) : isOtherColumn(database, n, key, attribute);
    });
    return { n, databaseId, id, wanted: collection, outdated };
  });
}

function* refusalsOf(database: Readable, { n, databaseId, id, wanted, outdated }: HeldCollection): Generator<string> {
  const [kind, things] = databaseId === FILES ? ['bucket', 'files'] : ['collection', 'documents'];
  const table = `documents_${n}`;
  const total = count(database, table);
  if (total === 0) return;
  if (!wanted) {
    yield `The ${kind} "${id}" is gone, and has ${total} ${things}. Put it back, or delete them first.`;
    return;
  }
  const valuesOf = (key: string): number =>
    count(database, `${table} WHERE ${quoted(key)} IS NOT NULL AND ${quoted(key)} <> '[]'`);
  const place = (key: string): string => `"${key}" of the ${kind} "${id}"`;
  for (const key of outdated) {
    const values = valuesOf(key);
    if (values === 0) continue;
    yield wanted.attributes.has(key)
      ? `${place(key)} is of another type now, and ${values} ${things} have a value of the old one. Put the old type back, and add an attribute with a new name.`
      : `${place(key)} is gone, and ${values} ${things} have a value in it. Put it back, or set it to null in all of them first.`;
  }
  const record = recordedCollection(database, databaseId, id) ?? {};
  for (const [key, before] of Object.entries(record)) {
    const after = wanted.attributes.get(key);
    const narrower = after && !outdated.includes(key) ? narrowing(before, after) : undefined;
    const values = narrower === undefined ? 0 : valuesOf(key);
    if (values > 0)
      yield `${place(key)} takes less than before: ${narrower}, and ${values} ${things} have a value. Put it back as it was; an attribute with a new name may be as narrow as you like.`;
  }
  const columns = columnsOf(database, n);
  for (const { name, attributes } of uniqueIndexes(table, wanted)) {
    const isThere = database.get("SELECT 1 AS here FROM sqlite_schema WHERE type = 'index' AND name = ?", name);
    const isEmpty = attributes.some((key) => !SYSTEM_COLUMNS.has(key) && !columns.includes(key));
    if (isThere || isEmpty) continue;
    const on = attributes.map((key) => SYSTEM_COLUMNS.get(key) ?? quoted(key));
    const filled = on.map((column) => `${column} IS NOT NULL`).join(' AND ');
    const doubles = count(
      database,
      `(SELECT 1 FROM ${table} WHERE ${filled} GROUP BY ${on.join(', ')} HAVING count(*) > 1)`,
    );
    if (doubles > 0)
      yield `The ${kind} "${id}" is to be unique by ${attributes.join(', ')}, but ${doubles} values are there more than once. Leave the index out, or remove the doubles first.`;
  }
}

/** Why this database cannot be opened with the schema without losing something; empty when it can. */
export function schemaRefusals(database: Readable, schema: Schema): string[] {
  if (!database.get("SELECT 1 AS here FROM sqlite_schema WHERE name = 'collections'")) return [];
  return heldCollections(database, schema).flatMap((held) => [...refusalsOf(database, held)]);
}

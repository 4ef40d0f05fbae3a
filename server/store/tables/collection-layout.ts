import type { Attribute, Collection, Index } from '../../schema/schema.ts';
import { quoted, SYSTEM_COLUMNS } from '../identifiers.ts';
import type { Readable } from '../read-only.ts';
import type { Store } from '../store.ts';

/** The names of the tables of one collection. */
export interface Layout {
  documents: string;
  readers: string;
  search(index: Index): string;
}

/** Numbers and booleans have the same column type. */
export const isNumeric = (type: Attribute['type']): boolean =>
  type === 'boolean' || type === 'integer' || type === 'double';

function columnType(attribute: Attribute): string {
  if (attribute.array) return 'TEXT';
  if (isNumeric(attribute.type)) return 'REAL';
  // Text compares without regard to letter case, as in Appwrite.
  return attribute.type === 'string' ? 'TEXT COLLATE NOCASE' : 'TEXT';
}

function numberOf(store: Store, collection: Collection): number {
  const key = [collection.databaseId, collection.id] as const;
  const existing = store.get('SELECT n FROM collections WHERE database_id = ? AND collection_id = ?', ...key);
  if (existing) return Number(existing['n']);
  return store.run('INSERT INTO collections (database_id, collection_id) VALUES (?, ?)', ...key).rowId;
}

interface TableIndex {
  /** Contains the definition of the index, so a changed definition creates a new index and drops the old one. */
  readonly name: string;
  readonly attributes: readonly string[];
  readonly sql: string;
}

function tableIndex(table: string, index: Index): TableIndex {
  const columns = index.attributes.map(
    (key, i) => `${quoted(SYSTEM_COLUMNS.get(key) ?? key)} ${index.orders[i] ?? 'ASC'}`,
  );
  const name = `${table}_${index.key}_${index.type}_${columns.join('_')}`.replaceAll(/[^A-Za-z0-9]+/g, '_');
  const unique = index.type === 'unique' ? 'UNIQUE ' : '';
  const sql = `CREATE ${unique}INDEX IF NOT EXISTS ${quoted(name)} ON ${table} (${columns.join(', ')})`;
  return { name, attributes: index.attributes, sql };
}

/** The unique indexes of a collection. */
export const uniqueIndexes = (table: string, { indexes }: Collection): TableIndex[] =>
  indexes.filter(({ type }) => type === 'unique').map((index) => tableIndex(table, index));

const presentIndexes = (store: Store, table: string): string[] =>
  store
    .all("SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL", table)
    .map(({ name }) => String(name));

function createIndexes(store: Store, table: string, collection: Collection): void {
  const expected = new Map<string, string>([
    [`${table}_created`, `CREATE INDEX IF NOT EXISTS ${table}_created ON ${table} (_created)`],
    [`${table}_updated`, `CREATE INDEX IF NOT EXISTS ${table}_updated ON ${table} (_updated)`],
  ]);
  for (const index of collection.indexes) {
    if (index.type === 'fulltext') continue;
    const { name, sql } = tableIndex(table, index);
    expected.set(name, sql);
  }
  for (const name of presentIndexes(store, table)) if (!expected.has(name)) store.exec(`DROP INDEX ${quoted(name)}`);
  for (const sql of expected.values()) store.exec(sql);
}

/** The full-text tables of collection `n`. */
const searchTables = (database: Readable, n: number): string[] =>
  database
    .all("SELECT name FROM sqlite_schema WHERE sql LIKE 'CREATE VIRTUAL TABLE%' AND name GLOB ?", `search_${n}_*`)
    .map(({ name }) => String(name));

function dropSearch(store: Store, name: string): void {
  for (const when of ['insert', 'delete', 'update']) store.exec(`DROP TRIGGER IF EXISTS ${quoted(`${name}_${when}`)}`);
  store.exec(`DROP TABLE ${quoted(name)}`);
}

/** Drops the full-text tables of indexes that were removed or have other attributes. */
function dropOldSearches(store: Store, n: number, { indexes }: Collection): void {
  const expected = new Map(
    indexes.filter(({ type }) => type === 'fulltext').map(({ key, attributes }) => [`search_${n}_${key}`, attributes]),
  );
  for (const name of searchTables(store, n)) {
    const columns = store.all(`SELECT name FROM pragma_table_info(?)`, name).map((row) => String(row['name']));
    if (expected.get(name)?.join() !== columns.join()) dropSearch(store, name);
  }
}

/**
 * Drops the columns of attributes that were removed or have another type, which are empty unless the attribute was
 * withdrawn; indexes and searches are created again later.
 */
export function dropColumns(store: Store, n: number, keys: readonly string[]): void {
  if (keys.length === 0) return;
  for (const name of searchTables(store, n)) dropSearch(store, name);
  for (const name of presentIndexes(store, `documents_${n}`)) store.exec(`DROP INDEX ${quoted(name)}`);
  for (const key of keys) store.exec(`ALTER TABLE documents_${n} DROP COLUMN ${quoted(key)}`);
}

/** Drops the tables of an empty collection. */
export function dropCollection(store: Store, n: number): void {
  for (const name of searchTables(store, n)) dropSearch(store, name);
  store.exec(`DROP TABLE documents_${n}; DROP TABLE readers_${n};`);
  store.run('DELETE FROM collections WHERE n = ?', n);
}

function createSearch(store: Store, table: string, name: string, index: Index): void {
  if (store.get("SELECT 1 AS here FROM sqlite_schema WHERE type = 'table' AND name = ?", name)) return;
  const columns = index.attributes.map(quoted).join(', ');
  const values = (row: string): string => index.attributes.map((key) => `${row}.${quoted(key)}`).join(', ');
  const search = quoted(name);
  const add = `INSERT INTO ${search} (rowid, ${columns}) VALUES (new._seq, ${values('new')});`;
  const drop = `INSERT INTO ${search} (${search}, rowid, ${columns}) VALUES ('delete', old._seq, ${values('old')});`;
  store.exec(`
    CREATE VIRTUAL TABLE ${search} USING fts5(${columns}, content = ${quoted(table)}, content_rowid = '_seq',
      tokenize = 'unicode61 remove_diacritics 2');
    CREATE TRIGGER ${quoted(`${name}_insert`)} AFTER INSERT ON ${table} BEGIN ${add} END;
    CREATE TRIGGER ${quoted(`${name}_delete`)} AFTER DELETE ON ${table} BEGIN ${drop} END;
    CREATE TRIGGER ${quoted(`${name}_update`)} AFTER UPDATE OF ${columns} ON ${table} BEGIN ${drop} ${add} END;
    INSERT INTO ${search} (${search}) VALUES ('rebuild');`);
}

/** Creates or extends the tables of a collection. */
export function prepareCollection(store: Store, collection: Collection): Layout {
  const n = numberOf(store, collection);
  const layout: Layout = {
    documents: `documents_${n}`,
    readers: `readers_${n}`,
    search: (index) => `search_${n}_${index.key}`,
  };
  const { documents, readers } = layout;
  store.exec(`
    CREATE TABLE IF NOT EXISTS ${documents} (_seq INTEGER PRIMARY KEY AUTOINCREMENT, _id TEXT NOT NULL UNIQUE,
      _created TEXT NOT NULL, _updated TEXT NOT NULL, _permissions TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS ${readers} (role TEXT NOT NULL, seq INTEGER NOT NULL, PRIMARY KEY (role, seq)) WITHOUT ROWID;`);
  const present = new Set(store.all(`SELECT name FROM pragma_table_info('${documents}')`).map(({ name }) => name));
  for (const attribute of collection.attributes.values()) {
    if (present.has(attribute.key)) continue;
    store.exec(`ALTER TABLE ${documents} ADD COLUMN ${quoted(attribute.key)} ${columnType(attribute)}`);
  }
  createIndexes(store, documents, collection);
  dropOldSearches(store, n, collection);
  for (const index of collection.indexes) {
    if (index.type === 'fulltext') createSearch(store, documents, layout.search(index), index);
  }
  return layout;
}

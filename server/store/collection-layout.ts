import type { Attribute, Collection, Index } from '../schema/schema.ts';
import { quoted, SYSTEM_COLUMNS } from './identifiers.ts';
import type { Store } from './store.ts';

/** The names of the tables of one collection. */
export interface Layout {
  documents: string;
  readers: string;
  search(index: Index): string;
}

function columnType(attribute: Attribute): string {
  if (attribute.array) return 'TEXT';
  if (attribute.type === 'boolean' || attribute.type === 'integer' || attribute.type === 'double') return 'REAL';
  // Text compares without regard to letter case, as clients of Appwrite are used to.
  return attribute.type === 'string' ? 'TEXT COLLATE NOCASE' : 'TEXT';
}

function numberOf(store: Store, collection: Collection): number {
  const key = [collection.databaseId, collection.id] as const;
  const known = store.get('SELECT n FROM collections WHERE database_id = ? AND collection_id = ?', ...key);
  if (known) return Number(known['n']);
  return store.run('INSERT INTO collections (database_id, collection_id) VALUES (?, ?)', ...key).rowId;
}

function makeIndexes(store: Store, table: string, collection: Collection): void {
  const wanted = new Map<string, string>([
    [`${table}_created`, `CREATE INDEX IF NOT EXISTS ${table}_created ON ${table} (_created)`],
    [`${table}_updated`, `CREATE INDEX IF NOT EXISTS ${table}_updated ON ${table} (_updated)`],
  ]);
  for (const index of collection.indexes) {
    if (index.type === 'fulltext') continue;
    const columns = index.attributes.map(
      (key, i) => `${quoted(SYSTEM_COLUMNS.get(key) ?? key)} ${index.orders[i] ?? 'ASC'}`,
    );
    // The name says what the index is, so that a changed definition is a new index and the old one goes.
    const name = `${table}_${index.key}_${index.type}_${columns.join('_')}`.replaceAll(/[^A-Za-z0-9]+/g, '_');
    const unique = index.type === 'unique' ? 'UNIQUE ' : '';
    wanted.set(name, `CREATE ${unique}INDEX IF NOT EXISTS ${quoted(name)} ON ${table} (${columns.join(', ')})`);
  }
  const present = store.all(
    "SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL",
    table,
  );
  for (const { name } of present) if (!wanted.has(String(name))) store.exec(`DROP INDEX ${quoted(String(name))}`);
  for (const sql of wanted.values()) store.exec(sql);
}

function makeSearch(store: Store, table: string, name: string, index: Index): void {
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

/** Makes or extends the tables of a collection. Columns of attributes that are gone stay, unused. */
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
  makeIndexes(store, documents, collection);
  for (const index of collection.indexes) {
    if (index.type === 'fulltext') makeSearch(store, documents, layout.search(index), index);
  }
  return layout;
}

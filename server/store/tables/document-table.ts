import { isGrantTo, rolesWith } from '../../protocol/permissions.ts';
import type { ListQuery } from '../../queries/query.ts';
import type { DocumentData } from '../../schema/check-structure.ts';
import type { Attribute, Collection } from '../../schema/schema.ts';
import { prepareCollection, type Layout } from './collection-layout.ts';
import { CountCache, MAX_TEXT } from './count-cache.ts';
import { quoted, SYSTEM_COLUMNS } from '../identifiers.ts';
import { listRows, type ListSource } from './list-rows.ts';
import type { Comparing } from './match-filter.ts';
import { decodeValue, encodeValue, type AttributeKey } from './attribute-values.ts';
import type { SqlRow, Store } from '../store.ts';

export interface StoredDocument {
  sequence: number;
  id: string;
  createdAt: string;
  updatedAt: string;
  permissions: string[];
  data: DocumentData;
}

function comparing(attribute: Attribute | undefined, isSystem: boolean): Comparing | null {
  if (isSystem) return 'exact';
  if (!attribute || attribute.array || 2 * attribute.size > MAX_TEXT) return null;
  return attribute.type === 'string' ? 'text' : 'exact';
}

/** The document in a row of its table, with the texts that are encrypted there in clear. */
export function documentOfRow(row: SqlRow, attributes: Iterable<Attribute>, key: AttributeKey): StoredDocument {
  const data: DocumentData = {};
  for (const attribute of attributes) data[attribute.key] = decodeValue(attribute, row[attribute.key], key);
  return {
    sequence: Number(row['_seq']),
    id: String(row['_id']),
    createdAt: String(row['_created']),
    updatedAt: String(row['_updated']),
    permissions: JSON.parse(String(row['_permissions'])) as string[],
    data,
  };
}

/** The documents of one collection. It filters by readers but does not check the permissions of callers. */
export class DocumentTable {
  private readonly store: Store;
  private readonly collection: Collection;
  private readonly key: AttributeKey;
  private readonly layout: Layout;
  private readonly counts = new CountCache();
  private readonly source: ListSource;
  private readonly insertSql: string;
  /** Undefined until it is first needed. */
  private createdInOrder: boolean | undefined;
  private lastCreated = '';

  /** @param key encrypts the attributes with `encrypt` */
  constructor(store: Store, collection: Collection, key: AttributeKey = null) {
    this.store = store;
    this.collection = collection;
    this.key = key;
    this.layout = prepareCollection(store, collection);
    const columns = ['_id', '_created', '_updated', '_permissions', ...[...collection.attributes.keys()].map(quoted)];
    this.insertSql = `INSERT INTO ${this.layout.documents} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
    const searchIndexes = collection.indexes.filter(({ type }) => type === 'fulltext');
    const firstAttributes = collection.indexes
      .filter(({ type }) => type !== 'fulltext')
      .map(({ attributes }) => attributes[0]);
    this.source = {
      table: this.layout.documents,
      readers: this.layout.readers,
      column: (name) => SYSTEM_COLUMNS.get(name) ?? quoted(name),
      isArray: (name) => collection.attributes.get(name)?.array ?? false,
      searchTable: (name) => {
        const index = searchIndexes.find(({ attributes }) => attributes.includes(name));
        return index ? quoted(this.layout.search(index)) : this.layout.documents;
      },
      isIndexed: (name) => SYSTEM_COLUMNS.has(name) || firstAttributes.includes(name),
      isCreatedInOrder: () => this.isCreatedInOrder(),
      comparing: (name) => comparing(collection.attributes.get(name), SYSTEM_COLUMNS.has(name)),
    };
  }

  byId(id: string): StoredDocument | null {
    const row = this.store.get(`SELECT * FROM ${this.layout.documents} WHERE _id = ?`, id);
    return row ? this.fromRow(row) : null;
  }

  /** The documents with this account's id as a value or in their permissions. Reads every row. */
  naming(userId: string): StoredDocument[] {
    const texts = this.texts(false).filter(({ array }) => !array);
    const isValue = texts.map(({ key }) => `${quoted(key)} = ? COLLATE BINARY`);
    const isPossible = ['instr(_permissions, ?)', ...isValue, ...this.hasEncryptedText()];
    const sql = `SELECT * FROM ${this.layout.documents} WHERE ${isPossible.join(' OR ')}`;
    const rows = this.store.all(sql, `user:${userId}`, ...texts.map(() => userId)).map((row) => this.fromRow(row));
    // instr also finds ids that only begin with this one.
    const isNamed = ({ permissions, data }: StoredDocument): boolean =>
      permissions.some((one) => isGrantTo(userId, one)) || Object.values(data).includes(userId);
    return rows.filter(isNamed);
  }

  /** The documents with this text in one of their string attributes. Reads every row. */
  holding(text: string): StoredDocument[] {
    const texts = this.texts(false);
    const holds = [...texts.map(({ key }) => `instr(${quoted(key)}, ?)`), ...this.hasEncryptedText()];
    if (holds.length === 0) return [];
    const sql = `SELECT * FROM ${this.layout.documents} WHERE ${holds.join(' OR ')}`;
    const rows = this.store.all(sql, ...texts.map(() => text)).map((row) => this.fromRow(row));
    const encrypted = this.texts(true);
    if (encrypted.length === 0) return rows;
    const inClear = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));
    const all = [...texts, ...encrypted];
    return rows.filter(({ data }) => all.some(({ key }) => inClear(data[key]).includes(text)));
  }

  /** The number of documents with this value, and the sum of an integer attribute over them. */
  sumOf(attribute: string, [key, value]: readonly [key: string, value: string]): { count: number; sum: number } {
    const sql = `SELECT COUNT(*) AS count, COALESCE(SUM(${quoted(attribute)}), 0) AS sum FROM ${this.layout.documents}
      WHERE ${quoted(key)} = ?`;
    const row = this.store.get(sql, value);
    return { count: Number(row?.['count']), sum: Number(row?.['sum']) };
  }

  /** The latest `$updatedAt` in this table; null when it is empty. */
  newestChange(): string | null {
    const row = this.store.get(`SELECT MAX(_updated) AS newest FROM ${this.layout.documents}`);
    return (row?.['newest'] as string | null | undefined) ?? null;
  }

  /** @param roles null reads everything */
  list(
    query: ListQuery,
    roles: readonly string[] | null,
    withTotal: boolean,
  ): { total: number; documents: StoredDocument[] } {
    const { rows, total } = listRows(this.store, this.source, query, roles, withTotal ? this.counts : null);
    return { total, documents: rows.map((row) => this.fromRow(row)) };
  }

  insert(document: Omit<StoredDocument, 'sequence'>): StoredDocument {
    const { id, createdAt, updatedAt, permissions, data } = document;
    if (createdAt < this.lastCreated) this.createdInOrder = false;
    else this.lastCreated = createdAt;
    const values = [...this.collection.attributes].map(([key, attribute]) =>
      encodeValue(attribute, data[key], this.key),
    );
    const { rowId } = this.store.run(this.insertSql, id, createdAt, updatedAt, JSON.stringify(permissions), ...values);
    this.addReaders(rowId, permissions);
    const stored = { ...document, sequence: rowId };
    this.countAfterCommit(null, stored);
    return stored;
  }

  /** Writes these attributes, and the permissions and times of `after`. */
  update(before: StoredDocument, after: StoredDocument, keys: readonly string[]): void {
    if (after.createdAt !== before.createdAt) this.createdInOrder = false;
    const sets = ['_created = ?', '_updated = ?', '_permissions = ?', ...keys.map((key) => `${quoted(key)} = ?`)];
    const values = keys.map((key) => {
      const attribute = this.collection.attributes.get(key);
      return attribute ? encodeValue(attribute, after.data[key], this.key) : null;
    });
    const sql = `UPDATE ${this.layout.documents} SET ${sets.join(', ')} WHERE _seq = ?`;
    this.store.run(
      sql,
      after.createdAt,
      after.updatedAt,
      JSON.stringify(after.permissions),
      ...values,
      before.sequence,
    );
    if (before.permissions !== after.permissions) {
      this.dropReaders(before);
      this.addReaders(before.sequence, after.permissions);
    }
    this.countAfterCommit(before, after);
  }

  remove(document: StoredDocument): void {
    this.store.run(`DELETE FROM ${this.layout.documents} WHERE _seq = ?`, document.sequence);
    this.dropReaders(document);
    this.countAfterCommit(document, null);
  }

  private texts(encrypted: boolean): Attribute[] {
    return [...this.collection.attributes.values()].filter(
      ({ type, encrypt }) => type === 'string' && encrypt === encrypted,
    );
  }

  /** Conditions for rows whose encrypted texts must be compared after decryption. */
  private hasEncryptedText(): string[] {
    return this.texts(true).map(({ key }) => `${quoted(key)} IS NOT NULL`);
  }

  /** True unless a server key has set creation times. */
  private isCreatedInOrder(): boolean {
    if (this.createdInOrder !== undefined) return this.createdInOrder;
    const pairs = `SELECT _seq, LAG(_seq) OVER (ORDER BY _created, _seq) AS former`;
    const wrong = this.store.get(`SELECT 1 FROM (${pairs} FROM ${this.layout.documents}) WHERE former > _seq LIMIT 1`);
    const row = this.store.get(`SELECT MAX(_created) AS newest FROM ${this.layout.documents}`);
    this.lastCreated = String(row?.['newest'] ?? '');
    this.createdInOrder = wrong === undefined;
    return this.createdInOrder;
  }

  private addReaders(sequence: number, permissions: readonly string[]): void {
    for (const role of rolesWith('read', permissions)) {
      this.store.run(`INSERT INTO ${this.layout.readers} (role, seq) VALUES (?, ?)`, role, sequence);
    }
  }

  private dropReaders(document: StoredDocument): void {
    for (const role of rolesWith('read', document.permissions)) {
      this.store.run(`DELETE FROM ${this.layout.readers} WHERE role = ? AND seq = ?`, role, document.sequence);
    }
  }

  private countAfterCommit(before: StoredDocument | null, after: StoredDocument | null): void {
    this.store.afterCommit(() => this.counts.changeOf(before, after));
  }

  private fromRow(row: SqlRow): StoredDocument {
    return documentOfRow(row, this.collection.attributes.values(), this.key);
  }
}

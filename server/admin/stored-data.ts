import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eachUser, type User } from '../accounts/user-rows.ts';
import { targetsOf, type Target } from '../accounts/target-rows.ts';
import { CHUNK_BYTES } from '../http/content-range.ts';
import type { Attribute } from '../schema/schema.ts';
import { Blobs } from '../storage/blobs.ts';
import { BLOB_FOLDER, DATABASE_FILE } from '../store/data-files.ts';
import { recordedCollection } from '../store/migration/schema-record.ts';
import { openReadable, type Readable } from '../store/read-only.ts';
import { findSetting } from '../store/settings-rows.ts';
import type { AttributeKey } from '../store/tables/attribute-values.ts';
import { documentOfRow, type StoredDocument } from '../store/tables/document-table.ts';
import { FILES, isComplete, toFile, type StoredFile } from '../store/tables/stored-file.ts';

/** A collection or, with the database id of files, a bucket. */
export interface StoredCollection {
  readonly databaseId: string;
  readonly id: string;
  /** The number in the name of its table. */
  readonly n: number;
  readonly attributes: readonly Attribute[];
}

const PAGE = 500;

/** Everything in the data folder of a server that does not run. Reads only. */
export class StoredData {
  readonly collections: readonly StoredCollection[];
  readonly buckets: readonly StoredCollection[];
  private readonly database: Readable & { close(): void };
  private readonly blobs: Blobs;
  private readonly attributesKey: AttributeKey;

  /** @throws Error when the folder has no database, or one that this version has never opened */
  constructor(dataPath: string) {
    const file = join(dataPath, DATABASE_FILE);
    if (!existsSync(file)) throw new Error(`There is no data in ${dataPath}.`);
    this.database = openReadable(file);
    const key = findSetting(this.database, 'attributes-key');
    const filesKey = findSetting(this.database, 'files-key');
    if (key === null || filesKey === null) {
      this.database.close();
      throw new Error(`The data in ${dataPath} is of an older version. Start this version of the server on it once.`);
    }
    this.attributesKey = Buffer.from(key, 'hex');
    this.blobs = new Blobs(join(dataPath, BLOB_FOLDER), Buffer.from(filesKey, 'hex'));
    const all = this.readCollections();
    this.collections = all.filter(({ databaseId }) => databaseId !== FILES);
    this.buckets = all.filter(({ databaseId }) => databaseId === FILES);
  }

  close(): void {
    this.database.close();
  }

  users(): Generator<User> {
    return eachUser(this.database);
  }

  /** The browsers of an account that receive push messages. */
  pushTargetsOf(userId: string): Target[] {
    return targetsOf(this.database, userId).filter(({ providerType }) => providerType === 'push');
  }

  /** The documents of a collection with their encrypted texts in clear, in the order of their creation here. */
  *documents({ n, attributes }: StoredCollection): Generator<StoredDocument> {
    for (let last: number | null = 0; last !== null;) {
      const rows = this.database.all(`SELECT * FROM documents_${n} WHERE _seq > ? ORDER BY _seq LIMIT ${PAGE}`, last);
      for (const row of rows) yield documentOfRow(row, attributes, this.attributesKey);
      last = rows.length < PAGE ? null : Number(rows.at(-1)?.['_seq']);
    }
  }

  /** The files of a bucket; also uploads that were never finished. */
  *files(bucket: StoredCollection): Generator<StoredFile> {
    for (const document of this.documents(bucket)) yield toFile(document);
  }

  /** Whether all bytes of a file are on the disk. */
  async hasBytes(file: StoredFile): Promise<boolean> {
    if (!isComplete(file)) return false;
    for (const blob of file.data.blobs) if (blob === null || !(await this.blobs.has(blob))) return false;
    return true;
  }

  /** The content of a complete file in clear, in chunks of at most `CHUNK_BYTES`. An empty file has one empty chunk. */
  async *chunksOf({ data }: StoredFile): AsyncGenerator<Buffer> {
    for (const [index, name] of data.blobs.entries()) {
      if (name === null) throw new Error('a part of the file is missing');
      const size =
        data.blobs.length > 1 ? Math.min(CHUNK_BYTES, data.sizeOriginal - index * CHUNK_BYTES) : data.sizeOriginal;
      const parts: Buffer[] = [];
      const slice = { name, isEncrypted: data.isEncrypted, from: 0, to: size - 1 };
      for await (const part of this.blobs.read(slice)) parts.push(part);
      yield Buffer.concat(parts);
    }
  }

  /** The variables of functions, by function id and name. Has secrets. */
  functionVariables(): Record<string, Record<string, string>> {
    const rows = this.database.all("SELECT name, value FROM settings WHERE name GLOB 'function-variables/*'");
    const named = rows.map(({ name, value }): [string, Record<string, string>] => [
      String(name).slice('function-variables/'.length),
      Object.fromEntries(
        (JSON.parse(String(value)) as { key: string; value: string }[]).map((variable) => [
          variable.key,
          variable.value,
        ]),
      ),
    ]);
    return Object.fromEntries(named.filter(([, variables]) => Object.keys(variables).length > 0));
  }

  /** Addresses, or ids, of the accounts with a verified authenticator app. */
  withAuthenticator(): string[] {
    const rows = this.database.all(`SELECT u._id, u.email FROM authenticators a JOIN users u ON u._id = a.user_id
      WHERE a.verified = 1 ORDER BY u._seq`);
    return rows.map((row) => String(row['email'] ?? row['_id']));
  }

  /** The number of rows of a table without documents. */
  countOf(table: 'sessions' | 'project_keys' | 'former_accounts' | 'staged'): number {
    return Number(this.database.get(`SELECT COUNT(*) AS total FROM ${table}`)?.['total']);
  }

  private readCollections(): StoredCollection[] {
    const rows = this.database.all(`SELECT n, database_id, collection_id FROM collections
      WHERE EXISTS (SELECT 1 FROM sqlite_schema WHERE name = 'documents_' || n) ORDER BY database_id, collection_id`);
    return rows.flatMap((row) => {
      const [databaseId, id] = [String(row['database_id']), String(row['collection_id'])];
      const record = recordedCollection(this.database, databaseId, id);
      const isEmpty = !this.database.get(`SELECT 1 FROM documents_${Number(row['n'])} LIMIT 1`);
      if (!record && isEmpty) return [];
      if (!record)
        throw new Error(`${databaseId}/${id} has data and no schema. Start this version of the server once.`);
      const attributes = Object.entries(record).map(([key, attribute]): Attribute => {
        return { required: false, default: null, encrypt: false, ...attribute, key };
      });
      return [{ databaseId, id, n: Number(row['n']), attributes }];
    });
  }
}

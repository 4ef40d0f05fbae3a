import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { AuditHead } from '../audit/audit-entry.ts';
import { newSecret } from '../protocol/secrets.ts';
import {
  API_KEY_FILE,
  AUDIT_FILE,
  BLOB_FOLDER,
  DATABASE_FILE,
  DEMO_FILE,
  makeDataFolder,
  UNFINISHED_FILE,
} from '../store/data-files.ts';
import { DatabaseSync } from '../store/driver.ts';
import { EPOCH } from '../store/epoch.ts';
import { readDatabase } from '../store/read-only.ts';
import { referencedBlobs } from '../storage/referenced-blobs.ts';
import { archiveBytes } from './archive-input.ts';
import { readArchive, type Sink } from './archive-reader.ts';
import type { ArchivedFile } from './archive-writer.ts';
import { recordOperation, settleOutbox } from './audit-copy.ts';
import { MANIFEST_FILE, readManifest, type Manifest } from './manifest.ts';

export interface RestoreReport {
  /** Time of the snapshot, ISO 8601. */
  readonly made: string;
  readonly files: number;
  /** Number of uploaded files whose bytes were lost before the backup. */
  readonly missing: number;
  /** Number of records by collection, as the backup says; undefined for a backup of an older version. */
  readonly counts: Readonly<Record<string, number>> | undefined;
  /** The last entry of the audit trail, as the backup says; undefined without a trail. */
  readonly audit: AuditHead | undefined;
}

const BLOB_NAME = /^[0-9a-f]{40}$/;
const TOP_LEVEL_FILES = new Set([DATABASE_FILE, AUDIT_FILE, API_KEY_FILE, DEMO_FILE, MANIFEST_FILE]);

/** A name in an archive must be one that backups use, so no file is written outside the folder. */
function requireBackupPath(name: string): void {
  const [folder, blob = '', ...rest] = name.split('/');
  const isBlob = folder === BLOB_FOLDER && rest.length === 0 && BLOB_NAME.test(blob);
  if (!TOP_LEVEL_FILES.has(name) && !isBlob) throw new Error(`The backup has a file that is none of ours: ${name}`);
}

/** Unpacks everything. The database gets a name that a server ignores. */
async function unpack(from: AsyncIterable<Uint8Array>, folder: string): Promise<ArchivedFile[]> {
  const found: ArchivedFile[] = [];
  await mkdir(join(folder, BLOB_FOLDER), { mode: 0o700 });
  let close: () => Promise<void> = () => Promise.resolve();
  const sinkOf = async (name: string): Promise<Sink> => {
    requireBackupPath(name);
    const file = await open(join(folder, name === DATABASE_FILE ? UNFINISHED_FILE : name), 'wx', 0o600);
    close = async () => {
      await file.sync();
      await file.close();
    };
    return async (bytes) => file.appendFile(bytes);
  };
  try {
    await readArchive(from, sinkOf, async (file) => {
      await close();
      close = () => Promise.resolve();
      found.push(file);
    });
  } finally {
    await close();
  }
  return found;
}

async function requireAllOf(folder: string, found: ArchivedFile[]): Promise<Manifest> {
  if (!found.some(({ path }) => path === MANIFEST_FILE))
    throw new Error('The backup is broken off: the list of what is in it is missing.');
  const manifest = readManifest(await readFile(join(folder, MANIFEST_FILE), 'utf8'));
  const { files } = manifest;
  const isSame = (a: ArchivedFile) => (b: ArchivedFile) =>
    a.path === b.path && a.size === b.size && a.sha256 === b.sha256;
  const damaged = files.filter((file) => !found.some(isSame(file)));
  if (damaged.length > 0) throw new Error(`Damaged in the backup: ${damaged.map(({ path }) => path).join(', ')}`);
  if (found.length !== files.length + 1) throw new Error('The backup has files that are not in its list.');
  return manifest;
}

/**
 * Writes a new epoch, by which phones notice that the server's history is another one. Also deletes mailed tokens and
 * staged transactions: they may have been used since the backup and must not be valid a second time.
 */
function beginEpoch(path: string): void {
  const database = new DatabaseSync(path);
  try {
    database.exec(`BEGIN; DELETE FROM tokens; DELETE FROM staged; DELETE FROM transactions;
      INSERT INTO settings (name, value) VALUES ('${EPOCH}', '${newSecret()}')
        ON CONFLICT (name) DO UPDATE SET value = excluded.value;
      COMMIT`);
  } finally {
    database.close();
  }
}

function requireIntactDatabase(path: string): void {
  const [result] = readDatabase(path, (database) => database.all('PRAGMA integrity_check(1)'));
  if (result?.['integrity_check'] !== 'ok') throw new Error('The database in the backup is damaged.');
}

async function restoreInto(from: AsyncIterable<Uint8Array>, folder: string): Promise<RestoreReport> {
  const database = join(folder, UNFINISHED_FILE);
  const found = await unpack(from, folder);
  const { made, counts, audit } = await requireAllOf(folder, found);
  requireIntactDatabase(database);
  const blobs = new Set(await readdir(join(folder, BLOB_FOLDER)));
  const missing = [...readDatabase(database, referencedBlobs)].filter((blob) => !blobs.has(blob)).length;
  settleOutbox(database, folder);
  beginEpoch(database);
  if (found.some(({ path }) => path === AUDIT_FILE))
    recordOperation(folder, { action: 'restore', detail: `the data of ${made}` });
  await rm(join(folder, MANIFEST_FILE));
  // Rename last: only now a server finds a database.
  await rename(database, join(folder, DATABASE_FILE));
  return { made, files: found.length - 1, missing, counts, audit };
}

/**
 * Creates a data folder from a backup. The checksum of every file and the integrity of the database are checked.
 * @param identityFile the file with the age identity; needed when the backup is encrypted
 * @throws Error when the folder is not empty or the backup is incomplete; then the folder is empty again
 */
export async function restore(from: string, dataPath: string, identityFile?: string): Promise<RestoreReport> {
  if (!existsSync(from)) throw new Error(`There is no backup ${resolve(from)}.`);
  const bytes = await archiveBytes(from, identityFile);
  makeDataFolder(dataPath);
  if ((await readdir(dataPath)).length > 0)
    throw new Error(`${resolve(dataPath)} is not empty. Stop its server and move it away, then make an empty folder.`);
  try {
    return await restoreInto(bytes, dataPath);
  } catch (error) {
    for (const name of await readdir(dataPath)) await rm(join(dataPath, name), { recursive: true });
    throw error;
  }
}

import { randomBytes } from 'node:crypto';
import { copyFile, link, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BLOB_FOLDER, DATABASE_FILE } from '../store/data-files.ts';
import { DatabaseSync, type SqliteConnection } from '../store/driver.ts';
import { readDatabase } from '../store/read-only.ts';
import { referencedBlobs } from '../storage/referenced-blobs.ts';

/**
 * A file that was deleted during the copy is missing in one try only; a file that is missing in every try has lost its
 * bytes.
 */
const MAX_TRIES = 5;

/** A copy of the database at one moment, and every blob that it refers to. */
export interface Snapshot {
  /** ISO 8601. Everything that was confirmed before this time is in the snapshot. */
  readonly takenAt: string;
  readonly database: string;
  readonly blobs: readonly string[];
  /** Blobs that the database refers to and that do not exist. */
  readonly missing: readonly string[];
  pathOf(blob: string): string;
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Removes what interrupted backups left. */
export async function sweepStaging(dataPath: string): Promise<void> {
  for (const name of await readdir(dataPath)) {
    const [, pid] = /^\.backup-(\d+)-/.exec(name) ?? [];
    if (pid === undefined || isRunning(Number(pid))) continue;
    await rm(join(dataPath, name), { recursive: true });
  }
}

/**
 * Hard-links a blob, so that it stays when the server deletes it.
 * @returns whether the blob existed
 */
async function linkBlob(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return;
      if (error.code === 'ENOENT') throw error;
      // This file system has no hard links.
      return copyFile(from, to);
    });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

function leaveWalMode(connection: SqliteConnection): void {
  try {
    connection.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = DELETE');
  } catch {
    // A server has the database open and needs its WAL.
  }
}

/**
 * @returns the time just before the copy, ISO 8601: a copy of half a gigabyte takes seconds, and later writes are not in it
 * @throws Error when the database is damaged
 */
async function copyDatabase(from: string, to: string): Promise<string> {
  // SQLite would create the file readable by all; it fills an empty file as well.
  await writeFile(to, '', { mode: 0o600, flag: 'wx' });
  let takenAt: string;
  const connection = new DatabaseSync(from);
  try {
    // Use WAL mode like the server: then a server that starts meanwhile finds no lock, and a running one can write.
    connection.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL');
    takenAt = new Date().toISOString();
    connection.exec(`VACUUM INTO '${to.replaceAll("'", "''")}'`);
    leaveWalMode(connection);
  } finally {
    connection.close();
  }
  const [result] = readDatabase(to, (database) => database.all('PRAGMA integrity_check(1)'));
  if (result?.['integrity_check'] === 'ok') return takenAt;
  throw new Error(`The database is damaged (${String(result?.['integrity_check'])}). Restore an earlier backup.`);
}

/**
 * Takes a snapshot of a data folder, whether a server runs on it or not, passes it to `use` and removes it. Blobs never
 * change and are linked before the database is copied, so the blobs of the copy exist.
 * @param besidePath path for the temporary copy of the database; by default it is in the data folder
 */
export async function withSnapshot<T>(
  dataPath: string,
  besidePath: string | undefined,
  use: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  await sweepStaging(dataPath);
  const staging = join(dataPath, `.backup-${process.pid}-${randomBytes(4).toString('hex')}`);
  const blobFolder = join(dataPath, BLOB_FOLDER);
  const pathOf = (blob: string): string => join(staging, blob);
  const copyPath = besidePath ?? join(staging, DATABASE_FILE);
  await mkdir(staging, { mode: 0o700 });
  try {
    for (let tries = 1; ; tries++) {
      await mkdir(blobFolder, { recursive: true, mode: 0o700 });
      for (const blob of await readdir(blobFolder)) await linkBlob(join(blobFolder, blob), pathOf(blob));
      await rm(copyPath, { force: true });
      const takenAt = await copyDatabase(join(dataPath, DATABASE_FILE), copyPath);
      const blobs: string[] = [];
      const missing: string[] = [];
      for (const blob of readDatabase(copyPath, referencedBlobs))
        ((await linkBlob(join(blobFolder, blob), pathOf(blob))) ? blobs : missing).push(blob);
      if (missing.length === 0 || tries === MAX_TRIES)
        return await use({ takenAt, database: copyPath, blobs, missing, pathOf });
    }
  } finally {
    await rm(copyPath, { force: true });
    await rm(staging, { recursive: true, force: true });
  }
}

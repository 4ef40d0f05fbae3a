import { randomBytes } from 'node:crypto';
import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BLOB_FOLDER, DATABASE_FILE } from '../store/data-files.ts';
import { DatabaseSync, type SqliteConnection } from '../store/driver.ts';
import { readDatabase } from '../store/read-only.ts';
import { namedBlobs } from '../storage/named-blobs.ts';

/** A file that was uploaded and deleted within one try is missing; what is missing each time has lost its bytes. */
const MOST_TRIES = 5;

/** A copy of the database as of one moment, and beside it every blob that it names. */
export interface Snapshot {
  readonly database: string;
  readonly blobs: readonly string[];
  /** Blobs that the database names and nobody has. */
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

/** What backups that were broken off have left. */
export async function sweepStaging(dataPath: string): Promise<void> {
  for (const name of await readdir(dataPath)) {
    const [, pid] = /^\.backup-(\d+)-/.exec(name) ?? [];
    if (pid === undefined || isRunning(Number(pid))) continue;
    await rm(join(dataPath, name), { recursive: true });
  }
}

/** Gives a blob a second name, under which it stays when the server deletes it. @returns whether it was there */
async function keep(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return;
      if (error.code === 'ENOENT') throw error;
      // No second names in this file system.
      return copyFile(from, to);
    });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

function backToOneFile(connection: SqliteConnection): void {
  try {
    connection.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = DELETE');
  } catch {
    // A server has it open, and keeps its log.
  }
}

/** @throws Error when the database is damaged */
function copyDatabase(from: string, to: string): void {
  const connection = new DatabaseSync(from);
  try {
    // As the server does it: a server that starts meanwhile finds no lock, and one that runs goes on writing.
    connection.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL');
    connection.exec(`VACUUM INTO '${to.replaceAll("'", "''")}'`);
    backToOneFile(connection);
  } finally {
    connection.close();
  }
  const [result] = readDatabase(to, (database) => database.all('PRAGMA integrity_check(1)'));
  if (result?.['integrity_check'] === 'ok') return;
  throw new Error(`The database is damaged (${String(result?.['integrity_check'])}). Restore an earlier backup.`);
}

/**
 * Takes a snapshot of a data folder, whether or not a server runs on it, lets `use` have it and removes it again.
 * Blobs never change, and get a second name before the database is copied: what its copy names is there.
 * @param beside where the copy of the database may lie meanwhile
 */
export async function withSnapshot<T>(
  dataPath: string,
  beside: string,
  use: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  await sweepStaging(dataPath);
  const staging = join(dataPath, `.backup-${process.pid}-${randomBytes(4).toString('hex')}`);
  const blobFolder = join(dataPath, BLOB_FOLDER);
  const pathOf = (blob: string): string => join(staging, blob);
  await mkdir(staging, { mode: 0o700 });
  try {
    for (let tries = 1; ; tries++) {
      await mkdir(blobFolder, { recursive: true, mode: 0o700 });
      for (const blob of await readdir(blobFolder)) await keep(join(blobFolder, blob), pathOf(blob));
      await rm(beside, { force: true });
      copyDatabase(join(dataPath, DATABASE_FILE), beside);
      const blobs: string[] = [];
      const missing: string[] = [];
      for (const blob of readDatabase(beside, namedBlobs))
        ((await keep(join(blobFolder, blob), pathOf(blob))) ? blobs : missing).push(blob);
      if (missing.length === 0 || tries === MOST_TRIES) return await use({ database: beside, blobs, missing, pathOf });
    }
  } finally {
    await rm(beside, { force: true });
    await rm(staging, { recursive: true, force: true });
  }
}

import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FILE = 'clean-stop.json';

/** What changes when a file is written, replaced or copied. */
function fingerprintOf(database: string): string {
  const { size, ino, mtimeNs, ctimeNs } = statSync(database, { bigint: true });
  return JSON.stringify([size, ino, mtimeNs, ctimeNs].map(String));
}

const markOf = (database: string): string => join(dirname(database), FILE);

/** Stores that a server has closed the database, with everything in this one file. */
export function markCleanStop(database: string): void {
  if (!existsSync(database) || existsSync(`${database}-wal`)) return;
  try {
    writeFileSync(markOf(database), `${fingerprintOf(database)}\n`, { mode: 0o600 });
  } catch {
    // On a full disk the next start checks the whole database.
  }
}

/** Call it before the database is opened for writing: after a crash there must be no mark. */
export function forgetCleanStop(database: string): void {
  rmSync(markOf(database), { force: true });
}

/** Whether nothing has touched the database since a server closed it. */
export function isUntouched(database: string): boolean {
  const mark = markOf(database);
  if (!existsSync(mark) || !existsSync(database) || existsSync(`${database}-wal`) || existsSync(`${database}-journal`))
    return false;
  return readFileSync(mark, 'utf8').trim() === fingerprintOf(database);
}

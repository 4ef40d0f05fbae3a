import { closeSync, existsSync, fsyncSync, openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE } from './data-files.ts';
import { isLogDamaged } from './log-check.ts';
import { quoted } from './identifiers.ts';
import { readDatabase, type Readable } from './read-only.ts';

/** Says that the folder has had a database, whatever has become of it. */
const MARK_FILE = 'database-made';

const ADVICE =
  'Nothing was changed. Restore a backup into an empty folder (npm run admin -- restore), and keep this one: part of it may still be read.';
const damaged = (dataPath: string, what: string, cause?: unknown): Error =>
  new Error(`The data folder ${dataPath} is damaged: ${what} ${ADVICE}`, { cause });

const isFilled = (file: string): boolean => existsSync(file) && statSync(file).size > 0;

/** Tables of documents whose lists are no longer JSON. */
function unreadableTables(database: Readable): string[] {
  return database
    .all("SELECT name FROM sqlite_schema WHERE type = 'table' AND name GLOB 'documents_[0-9]*'")
    .map(({ name }) => String(name))
    .filter((name) => database.get(`SELECT 1 FROM ${quoted(name)} WHERE NOT json_valid(_permissions) LIMIT 1`));
}

function faultIn(database: Readable): string | null {
  const check = database.all('PRAGMA integrity_check(3)').map((row) => String(row['integrity_check']));
  if (check.join() !== 'ok') return check.join('; ');
  const isEmpty = !database.get("SELECT 1 FROM sqlite_schema WHERE name = 'collections'");
  if (isEmpty) return 'it has no tables';
  const [unreadable] = unreadableTables(database);
  return unreadable ? `${unreadable} cannot be read` : null;
}

/**
 * Reads the whole database of a folder before anything is done with it: a server never begins on a damaged one, and never
 * anew where there was one. About two seconds for a gigabyte.
 * @throws Error that says what is damaged and what to do
 */
export function requireSoundStore(dataPath: string): void {
  const file = join(dataPath, DATABASE_FILE);
  if (!isFilled(file)) {
    if (existsSync(join(dataPath, MARK_FILE))) throw damaged(dataPath, `${DATABASE_FILE} is missing or empty.`);
    return;
  }
  if (isLogDamaged(`${file}-wal`)) throw damaged(dataPath, `${DATABASE_FILE}-wal has lost what was written last.`);
  let fault: string | null;
  try {
    fault = readDatabase(file, faultIn);
  } catch (error) {
    throw damaged(
      dataPath,
      `${DATABASE_FILE} cannot be read (${error instanceof Error ? error.message : 'unknown'}).`,
      error,
    );
  }
  // A start that was broken off before its first commit leaves a file without tables, and no mark.
  if (fault === 'it has no tables' && !existsSync(join(dataPath, MARK_FILE))) return;
  if (fault !== null) throw damaged(dataPath, `${DATABASE_FILE}: ${fault}.`);
}

/** Notes, for every later start, that the folder has a database now. */
export function markStore(dataPath: string): void {
  const mark = join(dataPath, MARK_FILE);
  if (existsSync(mark)) return;
  const file = openSync(mark, 'w', 0o600);
  writeSync(file, 'This folder has a database. A server that does not find it refuses to begin anew.\n');
  fsyncSync(file);
  closeSync(file);
}

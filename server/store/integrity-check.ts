import { closeSync, existsSync, fsyncSync, openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { isUntouched } from './clean-stop.ts';
import { DATABASE_FILE } from './data-files.ts';
import { isWalDamaged } from './wal-check.ts';
import { quoted } from './identifiers.ts';
import { readDatabase, type Readable } from './read-only.ts';

/** Shows that the folder has had a database, even if the database is gone. */
const MARKER_FILE = 'database-made';

const ADVICE =
  'Nothing was changed. Restore a backup into an empty folder (npm run admin -- restore), and keep this one: part of it may still be read.';
const damaged = (dataPath: string, what: string, cause?: unknown): Error =>
  new Error(`The data folder ${dataPath} is damaged: ${what} ${ADVICE}`, { cause });

const isFilled = (file: string): boolean => existsSync(file) && statSync(file).size > 0;

/**
 * Every column with JSON, as [table, column].
 * @throws SyntaxError when the stored schema is not JSON
 */
function jsonColumns(database: Readable): [table: string, column: string][] {
  const record = JSON.parse(
    String(database.get("SELECT value FROM settings WHERE name = 'schema'")?.['value'] ?? '{}'),
  ) as Record<string, Record<string, { array: boolean }>>;
  const collections = database.all('SELECT n, database_id, collection_id FROM collections');
  const lists = collections.flatMap(({ n, database_id: databaseId, collection_id: id }) => {
    const attributes = Object.entries(record[JSON.stringify([databaseId, id])] ?? {});
    const keys = attributes.filter(([, { array }]) => array).map(([key]) => key);
    return ['_permissions', ...keys].map((key): [string, string] => [`documents_${String(n)}`, key]);
  });
  return [...lists, ['users', 'labels'], ['users', 'prefs']];
}

const NO_TABLES = 'it has no tables';

const isEmpty = (database: Readable): boolean =>
  !database.get("SELECT 1 FROM sqlite_schema WHERE name = 'collections'");

/** What a look at the head of the file and at the list of tables shows. Takes no longer for a large database. */
function quickFaultIn(database: Readable, bytes: number): string | null {
  const pragma = (name: string): number => Number(database.get(`PRAGMA ${name}`)?.[name]);
  const expected = pragma('page_count') * pragma('page_size');
  if (expected !== bytes) return `it has ${bytes} bytes instead of ${expected}`;
  return isEmpty(database) ? NO_TABLES : null;
}

/** Reads everything: about 11 seconds for a gigabyte on a small machine. */
function faultIn(database: Readable): string | null {
  const check = database.all('PRAGMA integrity_check(3)').map((row) => String(row['integrity_check']));
  if (check.join() !== 'ok') return check.join('; ');
  if (isEmpty(database)) return NO_TABLES;
  const unreadable = jsonColumns(database).find(([table, column]) => {
    const name = quoted(column);
    return database.get(`SELECT 1 FROM ${table} WHERE ${name} IS NOT NULL AND NOT json_valid(${name}) LIMIT 1`);
  });
  return unreadable ? `${unreadable.join('.')} cannot be read` : null;
}

/**
 * Reads the whole database, also while a server uses it.
 * @returns what is damaged, or null
 */
export function findDamage(file: string): string | null {
  try {
    return readDatabase(file, faultIn);
  } catch (error) {
    return `it cannot be read (${error instanceof Error ? error.message : 'unknown'})`;
  }
}

/**
 * Checks the database of a folder before it is opened. A server must not start on a damaged database, and must not
 * create a new one where one is missing. Reads the whole database, unless a server has closed it and nothing has touched
 * it since: then a look at its head is enough, and `full-check.ts` reads the rest while the server runs.
 * @throws Error that explains what is damaged and what to do
 */
export function requireIntactStore(dataPath: string): void {
  const file = join(dataPath, DATABASE_FILE);
  if (!isFilled(file)) {
    if (existsSync(join(dataPath, MARKER_FILE))) throw damaged(dataPath, `${DATABASE_FILE} is missing or empty.`);
    return;
  }
  if (isWalDamaged(`${file}-wal`)) throw damaged(dataPath, `${DATABASE_FILE}-wal has lost what was written last.`);
  let fault: string | null;
  try {
    fault = isUntouched(file)
      ? readDatabase(file, (database) => quickFaultIn(database, statSync(file).size))
      : readDatabase(file, faultIn);
  } catch (error) {
    throw damaged(
      dataPath,
      `${DATABASE_FILE} cannot be read (${error instanceof Error ? error.message : 'unknown'}).`,
      error,
    );
  }
  // A start that was interrupted before its first commit leaves a file without tables, and no marker.
  if (fault === NO_TABLES && !existsSync(join(dataPath, MARKER_FILE))) return;
  if (fault !== null) throw damaged(dataPath, `${DATABASE_FILE}: ${fault}.`);
}

/** Creates the marker, so that later starts know that the folder has a database. */
export function markStore(dataPath: string): void {
  const marker = join(dataPath, MARKER_FILE);
  if (existsSync(marker)) return;
  const file = openSync(marker, 'w', 0o600);
  writeSync(file, 'This folder has a database. A server that does not find it refuses to begin anew.\n');
  fsyncSync(file);
  closeSync(file);
}

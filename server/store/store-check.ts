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

/** Every column that holds JSON, as [table, column]. @throws SyntaxError when the record of the schema is none */
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

function faultIn(database: Readable): string | null {
  const check = database.all('PRAGMA integrity_check(3)').map((row) => String(row['integrity_check']));
  if (check.join() !== 'ok') return check.join('; ');
  const isEmpty = !database.get("SELECT 1 FROM sqlite_schema WHERE name = 'collections'");
  if (isEmpty) return 'it has no tables';
  const unreadable = jsonColumns(database).find(([table, column]) => {
    const name = quoted(column);
    return database.get(`SELECT 1 FROM ${table} WHERE ${name} IS NOT NULL AND NOT json_valid(${name}) LIMIT 1`);
  });
  return unreadable ? `${unreadable.join('.')} cannot be read` : null;
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

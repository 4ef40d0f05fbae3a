import { existsSync } from 'node:fs';
import { DatabaseSync } from './driver.ts';
import type { SqlRow, SqlValue } from './store.ts';

/** Read access to a database; `Store` has the same methods. */
export interface Readable {
  all(sql: string, ...values: SqlValue[]): SqlRow[];
  get(sql: string, ...values: SqlValue[]): SqlRow | undefined;
}

/** Moves what a crash has left in the write-ahead log into the database file. */
function checkpointWal(path: string): void {
  if (!existsSync(`${path}-wal`)) return;
  const connection = new DatabaseSync(path);
  try {
    connection.exec('PRAGMA journal_mode = DELETE');
  } catch {
    // Another process has the database open and uses the log.
  } finally {
    connection.close();
  }
}

/**
 * Opens an existing database for reading; the caller closes it. A file without a write-ahead log stays unchanged, byte for
 * byte.
 */
export function openReadable(path: string): Readable & { close(): void } {
  // Without a log the connection has no lock after closing, even if the driver leaves statements open.
  checkpointWal(path);
  const connection = new DatabaseSync(path, { readOnly: true });
  return {
    all: (sql, ...values) => connection.prepare(sql).all(...values) as SqlRow[],
    get: (sql, ...values) => connection.prepare(sql).get(...values) as SqlRow | undefined,
    close: () => connection.close(),
  };
}

/** Opens an existing database as `openReadable` does, passes it to `read` and closes it. */
export function readDatabase<T>(path: string, read: (database: Readable) => T): T {
  const database = openReadable(path);
  try {
    return read(database);
  } finally {
    database.close();
  }
}

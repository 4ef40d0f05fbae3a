import { existsSync } from 'node:fs';
import { DatabaseSync } from './driver.ts';
import type { SqlRow, SqlValue } from './store.ts';

/** What a database can be asked without changing it; the open store can be asked the same way. */
export interface Readable {
  all(sql: string, ...values: SqlValue[]): SqlRow[];
  get(sql: string, ...values: SqlValue[]): SqlRow | undefined;
}

/** Brings what a crash has left in the log into the file itself. */
function takeInLog(path: string): void {
  if (!existsSync(`${path}-wal`)) return;
  const connection = new DatabaseSync(path);
  try {
    connection.exec('PRAGMA journal_mode = DELETE');
  } catch {
    // Somebody else has it open, and goes on with the log.
  } finally {
    connection.close();
  }
}

/** Opens a database that has to be there, lets `ask` read it and closes it. What a file without a log holds stays, byte for byte. */
export function readDatabase<T>(path: string, ask: (database: Readable) => T): T {
  // Without a log the connection keeps no lock, even where the driver leaves its statements open.
  takeInLog(path);
  const connection = new DatabaseSync(path, { readOnly: true });
  try {
    return ask({
      all: (sql, ...values) => connection.prepare(sql).all(...values) as SqlRow[],
      get: (sql, ...values) => connection.prepare(sql).get(...values) as SqlRow | undefined,
    });
  } finally {
    connection.close();
  }
}

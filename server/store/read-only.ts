import { DatabaseSync } from './driver.ts';
import type { SqlRow, SqlValue } from './store.ts';

/** What a database can be asked without changing it; the open store can be asked the same way. */
export interface Readable {
  all(sql: string, ...values: SqlValue[]): SqlRow[];
  get(sql: string, ...values: SqlValue[]): SqlRow | undefined;
}

/** Opens a database that has to be there, lets `ask` read it and closes it. The file stays as it is, byte for byte. */
export function readDatabase<T>(path: string, ask: (database: Readable) => T): T {
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

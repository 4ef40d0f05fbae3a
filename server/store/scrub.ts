import { quoted } from './identifiers.ts';
import type { Store } from './store.ts';

/**
 * Removes all traces of deleted rows from the database files: from free pages, full-text indexes (which keep deleted
 * words), the planner's samples and the log. It blocks all other calls and needs as much free space as the size of the
 * database. Do not call it inside a write.
 */
export async function scrub(store: Store): Promise<void> {
  await store.write(() => forgetDeletedWords(store));
  emptyFreePages(store);
}

/** The same while the store is being opened, when nothing else uses it. */
export function scrubAtOpening(store: Store): void {
  store.atomically(() => forgetDeletedWords(store));
  emptyFreePages(store);
}

function forgetDeletedWords(store: Store): void {
  const searches = store.all("SELECT name FROM sqlite_schema WHERE sql LIKE 'CREATE VIRTUAL TABLE%'");
  for (const { name } of searches) {
    const table = quoted(String(name));
    store.exec(`INSERT INTO ${table} (${table}) VALUES ('rebuild')`);
  }
  const samples = store.get("SELECT 1 AS here FROM sqlite_schema WHERE name = 'sqlite_stat4'");
  if (samples) store.exec('DELETE FROM sqlite_stat4');
}

function emptyFreePages(store: Store): void {
  store.exec('VACUUM');
  // Does not wait for a running backup; then the log is emptied at the next opportunity.
  store.exec('PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA busy_timeout = 5000');
}

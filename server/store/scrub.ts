import { quoted } from './identifiers.ts';
import type { Store } from './store.ts';

/**
 * Leaves nothing of deleted rows in the database's files: not in free pages, not in full-text indexes, which forget late,
 * not in the samples of the planner, and not in the log. Everybody waits until it is done; it needs free space as large
 * as the database. Never inside a write.
 */
export async function scrub(store: Store): Promise<void> {
  await store.write(() => {
    const searches = store.all("SELECT name FROM sqlite_schema WHERE sql LIKE 'CREATE VIRTUAL TABLE%'");
    for (const { name } of searches) {
      const table = quoted(String(name));
      store.exec(`INSERT INTO ${table} (${table}) VALUES ('rebuild')`);
    }
    const samples = store.get("SELECT 1 AS here FROM sqlite_schema WHERE name = 'sqlite_stat4'");
    if (samples) store.exec('DELETE FROM sqlite_stat4');
  });
  store.exec('VACUUM');
  // Does not wait for a backup that is reading: the log is emptied at the next chance.
  store.exec('PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA busy_timeout = 5000');
}

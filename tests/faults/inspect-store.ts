import { join } from 'node:path';
import { DatabaseSync } from '../../server/store/driver.ts';

/** The errors in the store of a data folder, found without the server: in its pages, indexes and grants. */
export function inspectStore(dataFolder: string): string[] {
  const store = new DatabaseSync(join(dataFolder, 'data.sqlite'), { readOnly: true });
  try {
    const check = store.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
    const wrong = check.map(({ integrity_check }) => integrity_check).filter((line) => line !== 'ok');
    const collections = store.prepare('SELECT n FROM collections').all() as { n: number }[];
    for (const { n } of collections) {
      const granted = `SELECT substr(value, 7, length(value) - 8), _seq FROM documents_${n}, json_each(_permissions)
        WHERE value LIKE 'read("%'`;
      const listed = `SELECT role, seq FROM readers_${n}`;
      for (const [one, other] of [
        [granted, listed],
        [listed, granted],
      ]) {
        const differing = store.prepare(`${one} EXCEPT ${other}`).all();
        if (differing.length > 0) wrong.push(`collection ${n}: ${differing.length} grants are in one table alone`);
      }
    }
    return wrong;
  } finally {
    store.close();
  }
}

import { join } from 'node:path';
import { DAMAGED } from './background-check.ts';
import { DATABASE_FILE } from './store/data-files.ts';
import { findDamage } from './store/integrity-check.ts';

// A process of its own, because SQLite reads the whole database in one call, about 11 seconds for a gigabyte.
const [dataPath = ''] = process.argv.slice(2);
const damage = findDamage(join(dataPath, DATABASE_FILE));
if (damage !== null) {
  process.stdout.write(damage);
  process.exitCode = DAMAGED;
}

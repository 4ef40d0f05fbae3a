import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Config {
  readonly functions: readonly { readonly path: string }[];
}

const OWN = fileURLToPath(new URL('../../../appwrite.json', import.meta.url));

/**
 * Writes a copy of an appwrite.json (by default Maia's own) without any schedule. At the next full minute a schedule
 * would finish what a test has interrupted, or repair what it has written.
 * @param folder where the file is written
 * @returns its path
 */
export function configWithoutSchedule(folder: string, from = OWN): string {
  const config = JSON.parse(readFileSync(from, 'utf8')) as Config;
  const functions = config.functions.map((each) => ({ ...each, schedule: '', path: join(dirname(from), each.path) }));
  const file = join(folder, 'appwrite.json');
  writeFileSync(file, JSON.stringify({ ...config, functions }));
  return file;
}

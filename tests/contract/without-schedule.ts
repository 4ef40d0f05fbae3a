import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Config {
  readonly functions: readonly { readonly path: string }[];
}

/**
 * Maia's own appwrite.json without any schedule, which at the next whole minute would finish what a test has broken off, or
 * put right what it has written.
 * @param folder where the file is written
 * @returns its path
 */
export function configWithoutSchedule(folder: string): string {
  const repository = fileURLToPath(new URL('../..', import.meta.url));
  const config = JSON.parse(readFileSync(join(repository, 'appwrite.json'), 'utf8')) as Config;
  const functions = config.functions.map((each) => ({ ...each, schedule: '', path: join(repository, each.path) }));
  const file = join(folder, 'appwrite.json');
  writeFileSync(file, JSON.stringify({ ...config, functions }));
  return file;
}

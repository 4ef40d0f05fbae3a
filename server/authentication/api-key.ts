import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newSecret } from '../protocol/secrets.ts';
import { API_KEY_FILE } from '../store/data-files.ts';

/** The API key of this data folder. Creates it when there is none; only the owner of the file can read it. */
export function storedApiKey(dataPath: string): string {
  const path = join(dataPath, API_KEY_FILE);
  if (existsSync(path)) return readFileSync(path, 'utf8').trim();
  const key = `standard_${newSecret()}`;
  writeFileSync(path, `${key}\n`, { mode: 0o600, flag: 'wx' });
  return key;
}

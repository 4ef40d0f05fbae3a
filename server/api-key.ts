import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newSecret } from './accounts/secrets.ts';
import { API_KEY_FILE } from './store/data-files.ts';

/** The key that was made for this data folder; made now, readable by the owner only, when there is none yet. */
export function keptApiKey(dataPath: string): string {
  const path = join(dataPath, API_KEY_FILE);
  if (existsSync(path)) return readFileSync(path, 'utf8').trim();
  const key = `standard_${newSecret()}`;
  writeFileSync(path, `${key}\n`, { mode: 0o600, flag: 'wx' });
  return key;
}

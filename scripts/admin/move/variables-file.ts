import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredData } from '../../../server/admin/stored-data.ts';

const FILE = 'appwrite-variables.json';

/**
 * Writes the variables of functions for `npm run provision -- --clinic FILE`. They must move: the subscriptions of all
 * browsers are bound to the keys for push messages.
 * @returns the path; undefined when there are none
 */
export function writeVariablesFile(dataPath: string, data: StoredData): string | undefined {
  const variables = data.functionVariables();
  if (Object.keys(variables).length === 0) return undefined;
  const path = join(dataPath, FILE);
  writeFileSync(path, `${JSON.stringify({ variables }, null, 2)}\n`, { mode: 0o600 });
  return path;
}

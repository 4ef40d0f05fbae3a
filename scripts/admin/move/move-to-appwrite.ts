import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StoredData } from '../../../server/admin/stored-data.ts';
import { DATABASE_FILE } from '../../../server/store/data-files.ts';
import { lockFolder } from '../../../server/store/folder-lock.ts';
import type { ProvisionTarget } from '../../provision/connect.ts';
import { checkProject } from './check-project.ts';
import { describeComparisons, isEqual } from './compare.ts';
import { describeLeftBehind } from './left-behind.ts';
import { moveAccounts } from './move-accounts.ts';
import { moveDocuments } from './move-documents.ts';
import { moveFiles } from './move-files.ts';
import { describeTally, type Tally } from './tally.ts';
import { TargetApi } from './target-api.ts';
import { writeVariablesFile } from './variables-file.ts';
import { verifyMove } from './verify-move.ts';

export interface MoveOptions {
  /** Data folder of an embedded server that does not run. */
  readonly data: string;
  readonly target: ProvisionTarget;
  /** Only compares. */
  readonly isVerifyOnly: boolean;
  /** Called with each line of the report as soon as it is known. */
  readonly say: (line: string) => void;
}

async function moveAll(api: TargetApi, data: StoredData, say: MoveOptions['say']): Promise<string[]> {
  const refused: string[] = [];
  const report = (what: string, tally: Tally): void => {
    refused.push(...tally.refused);
    if (tally.written + tally.present + tally.refused.length > 0) say(describeTally(what, tally));
  };
  report('accounts', await moveAccounts(api, data));
  // Files before documents: a record must never name a file that is not there.
  for (const bucket of data.buckets) report(`files ${bucket.id}`, await moveFiles(api, data, bucket));
  for (const collection of data.collections) {
    const name = `${collection.databaseId}/${collection.id}`;
    const soFar = (tally: Tally): void => say(describeTally(`${name} so far`, tally));
    report(name, await moveDocuments(api, data, collection, soFar));
  }
  return refused;
}

async function verify(api: TargetApi, data: StoredData, say: MoveOptions['say']): Promise<boolean> {
  const comparisons = await verifyMove(api, data);
  for (const line of ['Comparison:', ...describeComparisons(comparisons)]) say(line);
  const isSame = comparisons.every(isEqual);
  say(isSame ? 'Everything is in the project as it is here.' : 'The project is NOT the same as this data folder.');
  return isSame;
}

async function run(dataPath: string, { target, isVerifyOnly, say }: MoveOptions): Promise<boolean> {
  const data = new StoredData(dataPath);
  try {
    const api = new TargetApi(target);
    await checkProject(api, data, !isVerifyOnly);
    if (isVerifyOnly) return await verify(api, data, say);
    const refused = await moveAll(api, data, say);
    for (const line of refused) say(`REFUSED ${line}`);
    const isSame = await verify(api, data, say);
    for (const line of describeLeftBehind(data)) say(line);
    const variables = writeVariablesFile(dataPath, data);
    if (variables)
      say(`${variables} has the variables of functions, with secrets: npm run provision -- --clinic ${variables}`);
    return isSame;
  } finally {
    data.close();
  }
}

/** @throws Error when health records would cross a network in clear */
function requireEncryption({ endpoint }: ProvisionTarget): void {
  const { protocol, hostname } = new URL(endpoint);
  const isThisMachine = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (protocol !== 'https:' && !isThisMachine)
    throw new Error(`${endpoint} is not encrypted. Use an address that begins with https.`);
}

/**
 * Copies everything in a data folder to a project of Appwrite and compares both. Reads the folder only. May be stopped at
 * any moment and started again: it writes what the project does not have.
 * @returns whether both are the same
 * @throws Error that says what to do: when the address is not encrypted, a server uses the folder, the project has no schema or has running functions,
 *   or the project does not answer
 */
export async function moveToAppwrite(options: MoveOptions): Promise<boolean> {
  const dataPath = resolve(options.data);
  requireEncryption(options.target);
  if (!existsSync(join(dataPath, DATABASE_FILE))) throw new Error(`There is no data in ${dataPath}.`);
  // While the folder is locked no server can start on it, so nothing changes during the move.
  const lock = lockFolder(dataPath);
  try {
    return await run(dataPath, options);
  } finally {
    lock.release();
  }
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_FILE } from '../store/data-files.ts';
import { demoAdmin, demoDoctor, demoPatient, type DemoAccount } from './people/demo-people.ts';
import { demoClock } from './generate/demo-clock.ts';
import { allStories } from './stories/all-stories.ts';
import { writeClinic } from './write/clinic.ts';
import { writeCommunity } from './write/community.ts';
import { DemoServer, type DemoTarget } from './write/connection.ts';
import { writePatient } from './write/patient.ts';

/** The state stored in the data folder: a folder that started without the demonstration never gets it. */
interface DemoState {
  readonly state: 'none' | 'begun' | 'done';
  /** The moment from which all days are counted back, ISO 8601: a repeated start goes on with the same data. */
  readonly at?: string;
}
const fileOf = (dataPath: string) => join(dataPath, DEMO_FILE);

function readState(dataPath: string): DemoState | undefined {
  const file = fileOf(dataPath);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DemoState) : undefined;
}
const writeState = (dataPath: string, state: DemoState) =>
  writeFileSync(fileOf(dataPath), `${JSON.stringify(state)}\n`);

/** Whether this folder has invented accounts with public passwords. */
export function isDemoFolder(dataPath: string): boolean {
  return ['begun', 'done'].includes(readState(dataPath)?.state ?? 'none');
}

/** Stores that this data folder must not get invented accounts. */
export function declineDemo(dataPath: string): void {
  if (readState(dataPath) === undefined) writeState(dataPath, { state: 'none' });
}

/** Printed when everything of the demonstration is there. */
export const DEMO_COMPLETE = '\nThe demonstration is complete: docs/demonstration.md tells what each person shows.';

/** So many patients are made before the accounts are printed: the printed one, an open case and a closed one. */
const FIRST_PATIENTS = 3;

/** Makes everything that is missing, each patient whole before the next. */
async function writeAll(server: DemoServer, now: Date, onUsable: () => void): Promise<void> {
  const clock = demoClock(now);
  await writeClinic(server, clock);
  for (const story of allStories.slice(0, FIRST_PATIENTS)) await writePatient(server, story, clock);
  onUsable();
  for (const story of allStories.slice(FIRST_PATIENTS)) await writePatient(server, story, clock);
  await writeCommunity(server, clock);
}

export interface SeedOptions {
  readonly now?: Date;
  /** Called when people can sign in and find whole patients; the others follow, each whole before the next. */
  readonly onUsable?: (accounts: readonly DemoAccount[]) => void;
}

/**
 * Fills an empty backend with invented people through its API, once: accounts with the server key, every record as the
 * person who owns it, the rest by the functions of the app. Can be interrupted.
 * @returns when it is complete: the accounts to print, empty when this data folder has no demonstration
 */
export async function seedDemo(
  target: DemoTarget,
  { now = new Date(), onUsable = () => undefined }: SeedOptions = {},
): Promise<readonly DemoAccount[]> {
  const printedAccounts = [demoPatient, demoDoctor, demoAdmin];
  const { state, at } = readState(target.dataPath) ?? {};
  if (state === 'done') return printedAccounts;
  if (state === 'none') return [];
  const server = new DemoServer(target);
  if (state === undefined && !(await server.isEmpty())) return [];
  const begun = at === undefined ? now : new Date(at);
  writeState(target.dataPath, { state: 'begun', at: begun.toISOString() });
  await writeAll(server, begun, () => onUsable(printedAccounts));
  await server.signOut();
  writeState(target.dataPath, { state: 'done', at: begun.toISOString() });
  return printedAccounts;
}

import { atMost } from './at-most.ts';
import { deviceKeyOwners, forgetDeviceKey } from './device-key.ts';
import { headOwners } from './head-records.ts';
import { forgetHead } from './head-snapshot.ts';
import { databasesOfOthers, deleteDatabase, eraseDatabases } from './store-databases.ts';

const PATIENCE_MS = 2000;

/** Takes away what opens this user's data and what the next start would show, before anything that takes time. */
export async function forgetSealed(userId: string): Promise<void> {
  await forgetDeviceKey(userId);
  await forgetHead(userId);
}

/**
 * Removes everything of one user from this device. The key goes first, so that what an interruption leaves behind
 * is unreadable.
 */
export async function eraseStore(userId: string): Promise<void> {
  await forgetSealed(userId);
  await eraseDatabases(userId);
}

/**
 * Removes what an interrupted sign-out has left: databases whose key is gone, which nobody can read, and heads of whoever
 * has none. `current` is whoever uses this phone now.
 */
export async function eraseOrphans(current: string | null): Promise<void> {
  const owners = (userIds: readonly string[]) => (current === null ? userIds : [...userIds, current]);
  // Databases and heads before the keys: who has one that is being made has her key first.
  const [before, heads = []] = await Promise.all([databasesOfOthers([]), atMost(PATIENCE_MS, headOwners())]);
  const here = owners(await deviceKeyOwners());
  const orphans = await databasesOfOthers(here);
  await Promise.all([
    ...orphans.filter((name) => before.includes(name)).map(deleteDatabase),
    ...heads.filter((userId) => !here.includes(userId)).map(forgetHead),
  ]);
}

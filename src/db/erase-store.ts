import { deviceKeyOwners, forgetDeviceKey } from './device-key.ts';
import { forgetHead } from './head-snapshot.ts';
import { databasesOfOthers, deleteDatabase, eraseDatabases } from './store-databases.ts';

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
 * Removes what an interrupted sign-out has left: databases whose key is gone, which nobody can read. `current` is whoever
 * uses this phone now.
 */
export async function eraseOrphans(current: string | null): Promise<void> {
  const owners = (userIds: readonly string[]) => (current === null ? userIds : [...userIds, current]);
  // The databases before the keys: a store that is being made has its key first.
  const before = await databasesOfOthers([]);
  const orphans = await databasesOfOthers(owners(await deviceKeyOwners()));
  await Promise.all(orphans.filter((name) => before.includes(name)).map(deleteDatabase));
}

import { withTimeout } from '@/db/scheduling/with-timeout.ts';
import { deviceKeyUserIds, forgetDeviceKey } from '@/db/encryption/device-key.ts';
import { snapshotUserIds } from '@/db/snapshot/snapshot-records.ts';
import { forgetSnapshot } from '@/db/snapshot/first-paint-snapshot.ts';
import { databasesOfOthers, deleteDatabase, eraseDatabases } from '@/db/browser-storage/store-databases.ts';

const SNAPSHOT_TIMEOUT_MS = 2000;

/** Deletes the device key and the first-paint snapshot. Fast, so that it is done before the slow deletion of databases. */
export async function deleteKeyAndSnapshot(userId: string): Promise<void> {
  await forgetDeviceKey(userId);
  await forgetSnapshot(userId);
}

/**
 * Deletes all data of one user on this device. The key is deleted first, so that data left by an interruption is
 * unreadable.
 */
export async function eraseStore(userId: string): Promise<void> {
  await deleteKeyAndSnapshot(userId);
  await eraseDatabases(userId);
}

/**
 * Deletes what an interrupted sign-out has left: databases and first-paint snapshots of users without a device key.
 * @param current the user id that is signed in now
 */
export async function eraseOrphans(current: string | null): Promise<void> {
  const withCurrent = (userIds: readonly string[]) => (current === null ? userIds : [...userIds, current]);
  // List databases and snapshots before the keys: a store that is just being created has its key first.
  const [before, snapshotUsers = []] = await Promise.all([
    databasesOfOthers([]),
    withTimeout(SNAPSHOT_TIMEOUT_MS, snapshotUserIds()),
  ]);
  const usersWithKey = withCurrent(await deviceKeyUserIds());
  const orphans = await databasesOfOthers(usersWithKey);
  await Promise.all([
    ...orphans.filter((name) => before.includes(name)).map(deleteDatabase),
    ...snapshotUsers.filter((userId) => !usersWithKey.includes(userId)).map(forgetSnapshot),
  ]);
}

import { databaseName } from './database-name.ts';

const databaseNames = async () => (await indexedDB.databases()).map(({ name }) => name ?? '');

const belongsTo = (userId: string) => {
  const base = databaseName(userId);
  // The second form is RxDB's channel between tabs in browsers without BroadcastChannel.
  return (name: string) => name.includes(`${base}--`) || name.endsWith(`|${base}`);
};

/** The names of all databases of one user on this device. */
export const databasesOf = async (userId: string): Promise<string[]> =>
  (await databaseNames()).filter(belongsTo(userId));

/** The names of all databases of users other than these. */
export async function databasesOfOthers(userIds: readonly string[]): Promise<string[]> {
  const matchers = userIds.map(belongsTo);
  const isUserDatabase = (name: string) => /maia_[a-z0-9_]+--|\|maia_[a-z0-9_]+$/.test(name);
  return (await databaseNames()).filter((name) => isUserDatabase(name) && !matchers.some((matches) => matches(name)));
}

export const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error));
    // A frozen tab still has a connection. The deletion continues when that tab closes, and the key is deleted already.
    request.addEventListener('blocked', () => resolve());
  });

const MAX_PASSES = 3;

/** Deletes all databases of one user. Close the store of this tab first; other tabs close theirs on `versionchange`. */
export async function eraseDatabases(userId: string): Promise<void> {
  // Another tab may create databases after the first pass.
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const names = await databasesOf(userId);
    if (names.length === 0) return;
    await Promise.all(names.map(deleteDatabase));
  }
}

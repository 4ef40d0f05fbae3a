import { databaseName } from './database-name.ts';

const named = async () => (await indexedDB.databases()).map(({ name }) => name ?? '');

const belongsTo = (userId: string) => {
  const own = databaseName(userId);
  // The second is RxDB's channel between tabs in browsers without a BroadcastChannel.
  return (name: string) => name.includes(`${own}--`) || name.endsWith(`|${own}`);
};

/** The names of all databases of one user on this device. */
export const databasesOf = async (userId: string): Promise<string[]> => (await named()).filter(belongsTo(userId));

/** Those of every user but these. */
export async function databasesOfOthers(userIds: readonly string[]): Promise<string[]> {
  const isKnown = userIds.map(belongsTo);
  const isOfSomeone = (name: string) => /maia_[a-z0-9_]+--|\|maia_[a-z0-9_]+$/.test(name);
  return (await named()).filter((name) => isOfSomeone(name) && !isKnown.some((own) => own(name)));
}

export const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error));
    // A connection of a frozen tab holds it; the deletion follows when that tab closes, and the key is gone already.
    request.addEventListener('blocked', () => resolve());
  });

const LOOKS = 3;

/** Removes all databases of one user from this device. Close the store in this tab before; the others close when asked. */
export async function eraseDatabases(userId: string): Promise<void> {
  // A tab that was just opening some makes them after the first look.
  for (let look = 0; look < LOOKS; look += 1) {
    const names = await databasesOf(userId);
    if (names.length === 0) return;
    await Promise.all(names.map(deleteDatabase));
  }
}

import { currentStore, replaceStore } from '@/db/open-store.ts';
import { eraseDatabases } from '@/db/store-databases.ts';
import { forgetUnreadable } from '@/db/store-health.ts';
import { forgetKept } from '@/db/store-loss.ts';
import { localCollections, type LocalCollectionName } from '@/model/local-collection.ts';

/**
 * Throws this phone's copy away although it cannot be opened; the next start makes a new one and pulls everything from the
 * server. @throws when the browser does not let the copy go
 */
export async function buildAgain(userId: string): Promise<void> {
  await eraseDatabases(userId);
  // It goes on purpose: nothing is to be told about it.
  forgetKept(userId);
}

/** Does anything that can still be sent exist only on this phone? */
async function hasReadableWaiting(): Promise<boolean> {
  const [store, { waitingRows }] = await Promise.all([currentStore(), import('@/db/count-waiting.ts')]);
  for (const name of Object.keys(localCollections) as LocalCollectionName[])
    if ((await waitingRows(await store.collection(name))).some((row) => !row.unreadable)) return true;
  return false;
}

/**
 * Throws this phone's copy away and pulls everything from the server, because some of it cannot be read here.
 * @returns false when something that waits must be sent first; nothing has happened then
 */
export async function fetchAgain(userId: string): Promise<boolean> {
  if (await hasReadableWaiting()) return false;
  const { startSync, stopSync } = await import('@/sync/start-sync.ts');
  await stopSync(userId);
  await replaceStore(userId, async () => {
    // It goes on purpose: nothing is to be told about it.
    forgetKept(userId);
    await eraseDatabases(userId);
  });
  forgetUnreadable();
  await startSync(userId);
  return true;
}

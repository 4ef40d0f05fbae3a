import { currentStore, replaceStore } from '@/db/store/open-store.ts';
import { eraseDatabases } from '@/db/browser-storage/store-databases.ts';
import { forgetUnreadable } from '@/db/store/store-health.ts';
import { forgetStorePresence } from '@/db/store/store-loss.ts';
import { localCollections, type LocalCollectionName } from '@/model/collections/local-collections.ts';

/**
 * Deletes a store that cannot be opened. The next start creates a new one and pulls everything from the server.
 * @throws when the browser cannot delete the database
 */
export async function rebuildStore(userId: string): Promise<void> {
  await eraseDatabases(userId);
  // Deleted on purpose, so no data-loss warning may appear.
  forgetStorePresence(userId);
}

/** Whether any unsent row can still be decrypted and sent. */
async function hasSendableRows(): Promise<boolean> {
  const [store, { unsentRows }] = await Promise.all([currentStore(), import('@/db/outbox/unsent-rows.ts')]);
  for (const name of Object.keys(localCollections) as LocalCollectionName[])
    if ((await unsentRows(await store.collection(name))).some((row) => !row.unreadable)) return true;
  return false;
}

/** Limit for sending the unsent rows, in ms. After it the user reads that they must be sent first. */
const SEND_TIMEOUT_MS = 15_000;
const POLL_MS = 250;

/** Whether everything that can be sent was sent within `SEND_TIMEOUT_MS`. */
async function isAllSent(): Promise<boolean> {
  const deadline = Date.now() + SEND_TIMEOUT_MS;
  while (await hasSendableRows()) {
    if (Date.now() >= deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return true;
}

/**
 * Sends what is unsent, deletes this phone's store and pulls everything from the server again, because some rows cannot
 * be decrypted.
 * @returns false, without a change, when unsent rows were not sent in time
 */
export async function refetchStore(userId: string): Promise<boolean> {
  const { resyncNow, startSync, stopSync } = await import('@/sync/worker/start-sync.ts');
  // Not awaited: if the sync could not start, the rows stay unsent, and the time limit ends the wait.
  void resyncNow().catch(() => undefined);
  if (!(await isAllSent())) return false;
  await stopSync(userId);
  await replaceStore(userId, async () => {
    // Deleted on purpose, so no data-loss warning may appear.
    forgetStorePresence(userId);
    await eraseDatabases(userId);
  });
  forgetUnreadable();
  await startSync(userId);
  return true;
}

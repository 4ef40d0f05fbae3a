import { currentStore, replaceStore } from '@/db/store/open-store.ts';
import { eraseDatabases } from '@/db/browser-storage/store-databases.ts';
import { forgetUnreadable } from '@/db/store/store-health.ts';
import { forgetStorePresence } from '@/db/store/store-loss.ts';
import { sendUnsent } from './send-unsent.ts';
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

/** The number of unsent rows that can still be decrypted and sent. */
async function countSendableRows(): Promise<number> {
  const [store, { unsentRows }] = await Promise.all([currentStore(), import('@/db/outbox/unsent-rows.ts')]);
  let count = 0;
  for (const name of Object.keys(localCollections) as LocalCollectionName[])
    count += (await unsentRows(await store.collection(name))).filter((row) => !row.unreadable).length;
  return count;
}

/** Limit for sending the unsent rows, in ms. After it the user reads that they must be sent first. */
const SEND_TIMEOUT_MS = 15_000;

/**
 * Sends what is unsent, deletes this phone's store and pulls everything from the server again, because some rows cannot
 * be decrypted.
 * @returns false, without a change, when unsent rows were not sent in time
 */
export async function refetchStore(userId: string): Promise<boolean> {
  const { startSync, stopSync } = await import('@/sync/worker/start-sync.ts');
  if ((await sendUnsent({ count: countSendableRows, timeoutMs: SEND_TIMEOUT_MS })) > 0) return false;
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

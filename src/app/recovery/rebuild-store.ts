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

/**
 * Deletes this phone's store and pulls everything from the server again, because some rows cannot be decrypted.
 * @returns false, without a change, when unsent rows must be sent first
 */
export async function refetchStore(userId: string): Promise<boolean> {
  if (await hasSendableRows()) return false;
  const { startSync, stopSync } = await import('@/sync/worker/start-sync.ts');
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

import { localCollections, type LocalCollectionName } from '@/model/collections/local-collections.ts';
import { currentStore } from './open-store.ts';
import { reportUnreadable } from './store-health.ts';

/** Checks every row on this device and reports those that cannot be decrypted. Slow; only for the screen about unreadable records. */
export async function findUnreadable(): Promise<void> {
  const store = await currentStore();
  for (const name of Object.keys(localCollections) as LocalCollectionName[]) {
    const rows = await (await store.collection(name)).find().exec();
    // The store was replaced meanwhile, to fetch these rows again.
    if ((await currentStore()) !== store) return;
    for (const row of rows) if (row.get('unreadable') === true) reportUnreadable(row.primary);
  }
}

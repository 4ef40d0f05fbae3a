import { localCollections, type LocalCollectionName } from '@/model/local-collection.ts';
import { currentStore } from './open-store.ts';
import { noteUnreadable } from './store-health.ts';

/** Looks through every row of this phone for those that its key does not open. For a screen that is about nothing else. */
export async function findUnreadable(): Promise<void> {
  const store = await currentStore();
  for (const name of Object.keys(localCollections) as LocalCollectionName[]) {
    const rows = await (await store.collection(name)).find().exec();
    for (const row of rows) if (row.get('unreadable') === true) noteUnreadable(row.primary);
  }
}

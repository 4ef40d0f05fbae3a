import { countWaiting } from '@/db/count-waiting.ts';
import { currentStore } from '@/db/open-store.ts';
import { localCollections, type LocalCollectionName } from '@/model/local-collection.ts';

/** Entries that the server is not known to hold, counted on this phone now; the status may not have counted yet. */
export async function waitingHere(): Promise<number> {
  const store = await currentStore();
  const names = Object.keys(localCollections) as LocalCollectionName[];
  const counts = await Promise.all(names.map(async (name) => countWaiting(await store.collection(name))));
  return counts.reduce((sum, count) => sum + count, 0);
}

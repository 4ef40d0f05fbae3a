import { countWaiting } from '@/db/count-waiting.ts';
import { filesHere } from '@/db/files-here.ts';
import { currentStore } from '@/db/open-store.ts';
import { localCollections, type LocalCollectionName } from '@/model/local-collection.ts';

const names = Object.keys(localCollections) as LocalCollectionName[];

/** Entries of each kind, and files that belong to no waiting entry, that the server is not known to hold, counted on this phone now; kinds without any are left out. */
export async function waitingByCollection(): Promise<[name: LocalCollectionName | 'files', count: number][]> {
  const store = await currentStore();
  const counted = names.map(async (name): Promise<[LocalCollectionName, number]> => [
    name,
    await countWaiting(await store.collection(name)),
  ]);
  const files: [name: 'files', count: number] = ['files', await (await filesHere()).countWaiting()];
  return [...(await Promise.all(counted)), files].filter(([, count]) => count > 0);
}

/** How many there are in all; the status may not have counted yet. */
export async function waitingHere(): Promise<number> {
  return (await waitingByCollection()).reduce((sum, [, count]) => sum + count, 0);
}

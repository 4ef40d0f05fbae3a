import { localCollections, type LocalCollectionName } from '@/model/local-collection.ts';
import { countWaiting } from './count-waiting.ts';
import { currentStore, type Store } from './open-store.ts';

const all = Object.keys(localCollections) as LocalCollectionName[];

/** Entries of each kind that the server is not known to hold. */
export const waitingIn = (store: Store, names: readonly LocalCollectionName[] = all) =>
  Promise.all(
    names.map(async (name): Promise<[name: LocalCollectionName, count: number]> => [
      name,
      await countWaiting(await store.collection(name)),
    ]),
  );

/** The same of whoever is signed in, counted now; kinds without any are left out. */
export const waitingByCollection = async () => (await waitingIn(await currentStore())).filter(([, count]) => count > 0);

/** How many there are in all; the status may not have counted yet. */
export const waitingHere = async (): Promise<number> =>
  (await waitingByCollection()).reduce((sum, [, count]) => sum + count, 0);

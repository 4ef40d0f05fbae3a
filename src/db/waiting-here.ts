import { localCollections, type LocalCollectionName } from '@/model/local-collection.ts';
import { filesHere } from './files-here.ts';
import { forumHere } from './forum-box.ts';
import { currentStore, type Store } from './open-store.ts';

const all = Object.keys(localCollections) as LocalCollectionName[];

/** What waits that is no entry of a collection. */
export type WaitingKind = LocalCollectionName | 'files' | 'forum';

/** Entries of each kind that the server is not known to hold. */
export async function waitingIn(
  store: Store,
  names: readonly LocalCollectionName[] = all,
): Promise<[name: LocalCollectionName, count: number][]> {
  // Imported late: it brings RxDB, which whoever has a store has loaded.
  const { countWaiting } = await import('./count-waiting.ts');
  return Promise.all(names.map(async (name) => [name, await countWaiting(await store.collection(name))]));
}

/**
 * The same of whoever is signed in, the files that belong to no waiting entry, and what she wrote in the forum, counted
 * now; kinds without any are left out.
 */
export async function waitingByCollection(): Promise<[name: WaitingKind, count: number][]> {
  const [entries, files, forum] = await Promise.all([
    waitingIn(await currentStore()),
    filesHere().then((box) => box.countWaiting()),
    forumHere().then((box) => box.countWaiting()),
  ]);
  const counted: [name: WaitingKind, count: number][] = [...entries, ['files', files], ['forum', forum]];
  return counted.filter(([, count]) => count > 0);
}

/** How many there are in all; the status may not have counted yet. */
export const waitingHere = async (): Promise<number> =>
  (await waitingByCollection()).reduce((sum, [, count]) => sum + count, 0);

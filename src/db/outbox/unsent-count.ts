import { localCollections, type LocalCollectionName } from '@/model/collections/local-collections.ts';
import { currentFileStore } from '@/db/files/current-file-store.ts';
import { currentForumStore } from '@/db/forum/forum-store.ts';
import { currentStore, type Store } from '@/db/store/open-store.ts';

const all = Object.keys(localCollections) as LocalCollectionName[];

export type UnsentKind = LocalCollectionName | 'files' | 'forum';

/** The number of unsent entries per collection. */
export async function unsentCounts(
  store: Store,
  names: readonly LocalCollectionName[] = all,
): Promise<[name: LocalCollectionName, count: number][]> {
  // Imported late because it imports RxDB, which is loaded once a store is open.
  const { countUnsent } = await import('./unsent-rows.ts');
  return Promise.all(names.map(async (name) => [name, await countUnsent(await store.collection(name))]));
}

/**
 * The unsent entries of the signed-in user per kind, counted now: records, files that are not counted with a record, and forum
 * writes. Kinds without unsent entries are left out.
 */
export async function unsentByCollection(): Promise<[name: UnsentKind, count: number][]> {
  const [entries, files, forum] = await Promise.all([
    unsentCounts(await currentStore()),
    currentFileStore().then((files) => files.countUnsent()),
    currentForumStore().then((forum) => forum.countUnsent()),
  ]);
  const counted: [name: UnsentKind, count: number][] = [...entries, ['files', files], ['forum', forum]];
  return counted.filter(([, count]) => count > 0);
}

/** All unsent entries, counted now; the sync status may not have a count yet. */
export const countAllUnsent = async (): Promise<number> =>
  (await unsentByCollection()).reduce((sum, [, count]) => sum + count, 0);

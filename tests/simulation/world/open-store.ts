import { AsyncLocalStorage } from 'node:async_hooks';
import type { RxCollection, RxDocument } from 'rxdb';
import type { LocalRow } from '@/db/store/local-row.ts';
import type { Store } from '@/db/store/open-store.ts';

/**
 * Takes the place of `src/db/store/open-store.ts` in the simulation: there are several tabs in one process, so the
 * writers of `src/db` get the store of the tab on whose behalf they were called.
 */
const tabs = new AsyncLocalStorage<Store>();

/** Runs a writer of `src/db` in the store of one tab. */
export const inStore = <T>(store: Store, write: () => Promise<T>): Promise<T> => tabs.run(store, write);

export function currentStore(): Promise<Store> {
  const store = tabs.getStore();
  return store ? Promise.resolve(store) : Promise.reject(new Error('a writer was called outside of a tab'));
}

/** A tab of the simulation opens its store again by itself. */
export const reopenStore = (): void => {};
export const onStoreReplaced = (): (() => void) => () => {};

/** Sees each row as it is just before and after a writer changes it. */
export type Watch = (before: LocalRow, after: LocalRow) => void;

/** The same store, with a look at every change of an existing row. */
export function watched(store: Store, watch: Watch): Store {
  const rowOf = (row: RxDocument<LocalRow> | null) =>
    row && {
      get: (field: string) => row.get(field) as unknown,
      toJSON: () => row.toJSON(),
      incrementalModify: (change: (before: LocalRow) => LocalRow) =>
        row.incrementalModify((before) => {
          const after = change(before);
          watch(before, after);
          return after;
        }),
    };
  const collectionOf = (rows: RxCollection<LocalRow>) => ({
    storageInstance: rows.storageInstance,
    insert: (row: LocalRow) => rows.insert(row),
    findOne: (id: string) => ({ exec: async () => rowOf(await rows.findOne(id).exec()) }),
  });
  return { ...store, collection: async (name) => collectionOf((await store.collection(name)) as never) as never };
}

import type { Store } from '@/db/store/open-store.ts';
import { currentStore } from './open-store.ts';

/**
 * Takes the place of `src/db/store/per-store-resource.ts`: the tabs of several phones have their stores open at the same
 * time, and a writer gets a copy of its store that has the same database.
 */
export function perStoreResource<T extends { close(): void }>(make: (store: Store) => T): () => Promise<T> {
  const open = new WeakMap<object, T>();
  return async () => {
    const store = await currentStore();
    const resource = open.get(store.database) ?? make(store);
    open.set(store.database, resource);
    return resource;
  };
}

import { currentStore, type Store } from './open-store.ts';

/** What lies beside the store of the signed-in user: one connection for each opened store, the one before is closed. */
export function besideStore<T extends { close(): void }>(make: (store: Store) => T): () => Promise<T> {
  let open: { readonly store: Store; readonly made: T } | undefined;
  return async () => {
    const store = await currentStore();
    if (open?.store !== store) {
      open?.made.close();
      open = { store, made: make(store) };
    }
    return open.made;
  };
}

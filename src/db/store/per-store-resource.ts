import { currentStore, type Store } from './open-store.ts';

/** A resource beside the store of the signed-in user: one per opened store; the previous one is closed. */
export function perStoreResource<T extends { close(): void }>(make: (store: Store) => T): () => Promise<T> {
  let open: { readonly store: Store; readonly resource: T } | undefined;
  return async () => {
    const store = await currentStore();
    if (open?.store !== store) {
      open?.resource.close();
      open = { store, resource: make(store) };
    }
    return open.resource;
  };
}

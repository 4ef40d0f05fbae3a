import { askToPersist } from './device-storage.ts';
import { currentStore, reopenStore, type Store } from './open-store.ts';
import { StorageFailure, storing } from './storage-failure.ts';

/**
 * Runs a write in the store of the signed-in user. A connection that the browser has closed is opened again, once; what
 * was typed is with the caller until this is fulfilled. After the first write that stands, the browser is asked to keep it.
 * @throws StorageFailure, InvalidRecord
 */
export async function inStore<T>(write: (store: Store) => Promise<T>): Promise<T> {
  const used = currentStore();
  const result = await storing(async () => write(await used)).catch(async (error: unknown) => {
    if (!(error instanceof StorageFailure) || error.reason !== 'closed') throw error;
    reopenStore(used);
    return storing(async () => write(await currentStore()));
  });
  void askToPersist();
  return result;
}

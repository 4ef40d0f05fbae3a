import { requestPersistence } from '@/db/browser-storage/storage-quota.ts';
import { currentStore, reopenStore, type Store } from '@/db/store/open-store.ts';
import { StorageFailure, withStorageFailure } from '@/db/browser-storage/storage-failure.ts';

/** After a write that found the disk full: deletes local copies of files that the server has. @returns whether there were any */
const isSpaceFreed = async (error: unknown): Promise<boolean> => {
  if (!(error instanceof StorageFailure) || error.reason !== 'quota') return false;
  const { currentFileStore } = await import('@/db/files/current-file-store.ts');
  return (await currentFileStore()).dropCopies().catch(() => false);
};

/**
 * Runs a write in the store of the signed-in user. If the browser has closed the connection, the store is reopened and the
 * write runs once more; the caller keeps the typed values until the promise resolves. If the disk is full, copies of files that
 * the server has are deleted and the write runs again: first those that are not marked for offline use. The first successful write requests persistent storage.
 * Never runs again in the store of another user, who may have signed in meanwhile.
 * @throws StorageFailure, InvalidRecord
 */
export async function withStore<T>(write: (store: Store) => Promise<T>): Promise<T> {
  const used = currentStore();
  const writeAgain = async (failure: unknown): Promise<T> => {
    const [before, store] = [await used.catch(() => undefined), await currentStore()];
    if (before && before.userId !== store.userId) throw failure;
    return withStorageFailure(() => write(store)).catch(async (error: unknown) => {
      if (!(await isSpaceFreed(error))) throw error;
      return writeAgain(error);
    });
  };
  const result = await withStorageFailure(async () => write(await used)).catch(async (error: unknown) => {
    if (error instanceof StorageFailure && error.reason === 'closed') reopenStore(used);
    else if (!(await isSpaceFreed(error))) throw error;
    return writeAgain(error);
  });
  void requestPersistence();
  return result;
}

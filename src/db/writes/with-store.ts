import { requestPersistence } from '@/db/browser-storage/storage-quota.ts';
import { currentStore, reopenStore, type Store } from '@/db/store/open-store.ts';
import { StorageFailure, withStorageFailure } from '@/db/browser-storage/storage-failure.ts';

/** Deletes local copies of files that the server has, so that a full device can store unsent data. */
const freeSpace = async (): Promise<boolean> => {
  const { currentFileStore } = await import('@/db/files/current-file-store.ts');
  return (await currentFileStore()).dropCopies().catch(() => false);
};

/**
 * Runs a write in the store of the signed-in user. If the browser has closed the connection, the store is reopened and the
 * write runs once more; the caller keeps the typed values until the promise resolves. If the disk is full, copies of files that
 * the server has are deleted and the write runs once more. The first successful write requests persistent storage.
 * @throws StorageFailure, InvalidRecord
 */
export async function withStore<T>(write: (store: Store) => Promise<T>): Promise<T> {
  const used = currentStore();
  const result = await withStorageFailure(async () => write(await used)).catch(async (error: unknown) => {
    if (!(error instanceof StorageFailure)) throw error;
    if (error.reason === 'closed') reopenStore(used);
    else if (error.reason !== 'quota' || !(await freeSpace())) throw error;
    return withStorageFailure(async () => write(await currentStore()));
  });
  void requestPersistence();
  return result;
}

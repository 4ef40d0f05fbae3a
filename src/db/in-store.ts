import { askToPersist } from './device-storage.ts';
import { currentStore, reopenStore, type Store } from './open-store.ts';
import { StorageFailure, storing } from './storage-failure.ts';

/** On a full phone, files that the server has too make room for what it does not have. */
const makeRoom = async (): Promise<boolean> => {
  const { filesHere } = await import('./files-here.ts');
  return (await filesHere()).dropCopies().catch(() => false);
};

/**
 * Runs a write in the store of the signed-in user. A connection that the browser has closed is opened again, once; what
 * was typed is with the caller until this is fulfilled. A full phone gives up its copies of files, once. After the first write that stands, the browser is asked to keep it.
 * @throws StorageFailure, InvalidRecord
 */
export async function inStore<T>(write: (store: Store) => Promise<T>): Promise<T> {
  const used = currentStore();
  const result = await storing(async () => write(await used)).catch(async (error: unknown) => {
    if (!(error instanceof StorageFailure)) throw error;
    if (error.reason === 'closed') reopenStore(used);
    else if (error.reason !== 'quota' || !(await makeRoom())) throw error;
    return storing(async () => write(await currentStore()));
  });
  void askToPersist();
  return result;
}

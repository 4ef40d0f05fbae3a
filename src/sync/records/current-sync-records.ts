import { currentStore, type Store } from '@/db/store/open-store.ts';
import { SyncRecords } from './sync-records.ts';

let open: { store: Store; records: SyncRecords } | undefined;

/** The sync records of the signed-in user, for use in a page: one connection for each opened store. */
export async function currentSyncRecords(): Promise<{ store: Store; records: SyncRecords }> {
  const store = await currentStore();
  if (open?.store !== store) {
    open?.records.close();
    open = { store, records: new SyncRecords(store) };
  }
  return open;
}

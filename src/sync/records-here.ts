import { currentStore, type Store } from '@/db/open-store.ts';
import { SyncRecords } from './sync-records.ts';

let open: { store: Store; records: SyncRecords } | undefined;

/** What sync keeps for the signed-in user, as a page sees it: one connection for each opened store. */
export async function recordsHere(): Promise<{ store: Store; records: SyncRecords }> {
  const store = await currentStore();
  if (open?.store !== store) {
    open?.records.close();
    open = { store, records: new SyncRecords(store) };
  }
  return open;
}

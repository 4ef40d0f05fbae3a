import type { RxCollection, RxDatabase } from 'rxdb';
import type { LocalCollectionName } from '@/model/local-collection.ts';
import type { AlertRow } from './alert-schema.ts';
import type { LocalRow } from './local-row.ts';

export type StoreCollectionName = LocalCollectionName | 'alertStates';
export type StoreCollections = Record<LocalCollectionName, RxCollection<LocalRow>> & {
  alertStates: RxCollection<AlertRow>;
};

/** One user's database on this device, open in this tab or worker. */
export interface Store {
  readonly userId: string;
  readonly database: RxDatabase;
  readonly names: readonly StoreCollectionName[];
  /** Waits until the collection is open. */
  collection<Name extends StoreCollectionName>(name: Name): Promise<StoreCollections[Name]>;
  /** Seals a text for this user and device; `place` binds it to where it is kept. */
  seal(text: string, place: string): Promise<string>;
  unseal(text: string, place: string): Promise<string>;
  close(): Promise<void>;
}

/** Different for every user: what is not a lower-case letter or digit is written as its code, so that no two ids meet. */
export const databaseName = (userId: string): string =>
  `maia_${userId.replace(/[^a-z0-9]/g, (char) => `_${char.charCodeAt(0).toString(16)}`)}`;

let opened: { userId: string; store: Promise<Store> } | undefined;
let waiting: ((store: Promise<Store>) => void)[] = [];
let ask = () => {};
const asked = new Promise<void>((resolve) => (ask = resolve));

/** Fulfilled when somebody has asked this tab or worker for the store. */
export const storeIsWanted = (): Promise<void> => asked;

/**
 * Opens the store of one user; the same promise for every call of this tab or worker.
 * `first` is opened at once, all others together when the browser is idle: one call each, since single calls add up.
 */
export function openStore(userId: string, first: StoreCollectionName = 'readings'): Promise<Store> {
  if (opened?.userId === userId) return opened.store;
  const before = opened?.store;
  const store = (async () => {
    await (await before?.catch(() => undefined))?.close();
    const { createStore } = await import('./create-store.ts');
    const closed = () => {
      if (opened?.store === store) opened = undefined;
    };
    return createStore(userId, { first: [first], closed });
  })();
  opened = { userId, store };
  store.catch(() => {
    if (opened?.store === store) opened = undefined;
  });
  for (const give of waiting) give(store);
  waiting = [];
  return store;
}

/** The store of the user who is signed in; waits until it is opened. */
export function currentStore(): Promise<Store> {
  ask();
  return opened?.store ?? new Promise((resolve) => waiting.push((store) => resolve(store)));
}

/** Closes this user's store in this tab or worker, if it is open. */
export async function closeStore(userId: string): Promise<void> {
  if (opened?.userId !== userId) return;
  await (await opened.store.catch(() => undefined))?.close();
}

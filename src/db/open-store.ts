import type { RxCollection, RxDatabase } from 'rxdb';
import type { LocalCollectionName } from '@/model/local-collection.ts';
import type { AlertRow } from './alert-schema.ts';
import type { LocalRow } from './local-row.ts';
import { useStoreHealth } from './store-health.ts';

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
  /** The same for the bytes of files. */
  sealBytes(bytes: BufferSource, place: string): Promise<Uint8Array<ArrayBuffer>>;
  unsealBytes(box: Uint8Array<ArrayBuffer>, place: string): Promise<ArrayBuffer>;
  close(): Promise<void>;
}

interface Opened {
  readonly userId: string;
  readonly first: StoreCollectionName;
  readonly store: Promise<Store>;
  hasFailed: boolean;
}

let opened: Opened | undefined;
let waiting: ((store: Promise<Store>) => void)[] = [];
const replaced = new Set<() => void>();
let isStillHere: (userId: string) => boolean = () => true;
let ask = () => {};
const asked = new Promise<void>((resolve) => (ask = resolve));

/** Fulfilled when somebody has asked this tab or worker for the store. */
export const storeIsWanted = (): Promise<void> => asked;

/** Calls back whenever the store was opened anew under whoever uses it; what was asked of the old one is asked again. */
export function onStoreReplaced(listener: () => void): () => void {
  replaced.add(listener);
  return () => replaced.delete(listener);
}

/** Who may have her store opened again after it was closed from outside: nobody who has signed out in any tab. */
export const askBeforeReopening = (isHere: (userId: string) => boolean) => (isStillHere = isHere);

function forgetOpened(store: Promise<Store>): void {
  if (opened?.store === store) opened = undefined;
}

function open(userId: string, first: StoreCollectionName, meanwhile = async () => {}): Promise<Store> {
  const before = opened?.store;
  const store: Promise<Store> = (async () => {
    await (await before?.catch(() => undefined))?.close().catch(() => undefined);
    await meanwhile();
    const [{ createStore }, { noteOpened, noticeLoss }] = await Promise.all([
      import('./create-store.ts'),
      import('./store-loss.ts'),
    ]);
    await noticeLoss(userId);
    const made = await createStore(userId, {
      first: [first],
      closed: () => forgetOpened(store),
      lost: () => reopenStore(store),
    });
    if (isStillHere(userId)) noteOpened(userId);
    return made;
  })();
  const mine: Opened = { userId, first, store, hasFailed: false };
  opened = mine;
  store.catch(() => (mine.hasFailed = true));
  return store;
}

/**
 * Opens the store of one user; the same promise for every call of this tab or worker until it has failed, and then too
 * once it was said that it does not open.
 * `first` is opened at once, all others together when the browser is idle: one call each, since single calls add up.
 */
export function openStore(userId: string, first: StoreCollectionName = 'readings'): Promise<Store> {
  if (opened?.userId === userId && (!opened.hasFailed || useStoreHealth.getState().shut)) return opened.store;
  const store = open(userId, first);
  for (const give of waiting) give(store);
  waiting = [];
  return store;
}

/** The store of the user who is signed in; waits until it is opened, and tries again when that has failed. */
export function currentStore(): Promise<Store> {
  ask();
  if (opened) return openStore(opened.userId, opened.first);
  return new Promise((resolve) => waiting.push((store) => resolve(store)));
}

/** Opens the store again after its connection was closed from outside, once for all who notice. */
export function reopenStore(broken: Promise<Store>): void {
  if (opened?.store !== broken || !isStillHere(opened.userId)) return;
  void open(opened.userId, opened.first).catch(() => undefined);
  for (const tell of replaced) tell();
}

/** Opens the store anew under whoever uses it, with something done while it is closed. */
export async function replaceStore(userId: string, meanwhile: () => Promise<void>): Promise<void> {
  const store = open(userId, opened?.first ?? 'readings', meanwhile);
  for (const tell of replaced) tell();
  await store;
}

/**
 * Opens the store of somebody whose data this device can open, for as long as `work` takes: in a service worker, which has
 * no page that keeps one open. Never makes a store. @throws when there is none
 */
export async function inKnownStore<T>(userId: string, first: StoreCollectionName, work: () => Promise<T>): Promise<T> {
  const store = import('./create-store.ts').then(({ createStore }) =>
    createStore(userId, { names: [first], onlyKnown: true, closed: () => forgetOpened(store) }),
  );
  opened = { userId, first, store, hasFailed: false };
  try {
    await store;
    return await work();
  } finally {
    await closeStore(userId);
  }
}

/** Closes this user's store in this tab or worker, if it is open. */
export async function closeStore(userId: string): Promise<void> {
  if (opened?.userId !== userId) return;
  const { store } = opened;
  const isClosed = await store
    .then((each) => each.close())
    .then(
      () => true,
      () => false,
    );
  if (!isClosed && opened?.store === store) opened = undefined;
}

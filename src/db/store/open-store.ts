import type { RxCollection, RxDatabase } from 'rxdb';
import type { LocalCollectionName } from '@/model/collections/local-collections.ts';
import type { AlertRow } from './alert-schema.ts';
import { untilErased } from './erasure-lock.ts';
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
  /** Resolves when the collection is open. */
  collection<Name extends StoreCollectionName>(name: Name): Promise<StoreCollections[Name]>;
  /** Encrypts a text for this user and device; `additionalData` binds it to its location, see `seal`. */
  seal(text: string, additionalData: string): Promise<string>;
  unseal(text: string, additionalData: string): Promise<string>;
  /** `seal` and `unseal` for the bytes of files. */
  sealBytes(bytes: BufferSource, additionalData: string): Promise<Uint8Array<ArrayBuffer>>;
  unsealBytes(box: Uint8Array<ArrayBuffer>, additionalData: string): Promise<ArrayBuffer>;
  close(): Promise<void>;
}

interface Opened {
  readonly userId: string;
  readonly first: StoreCollectionName;
  readonly store: Promise<Store>;
  hasFailed: boolean;
  /** Aborted by `leaveStore`: this store belongs to a session that has ended. */
  readonly session: AbortController;
}

/** Thrown where a store was asked for and the user has signed out before it was open. */
class StoreLeft extends Error {
  override name = 'StoreLeft';
  constructor() {
    super('the session of this store has ended');
  }
}

let opened: Opened | undefined;
let pendingRequests: ((store: Promise<Store>) => void)[] = [];
const replaceListeners = new Set<() => void>();
let isStillSignedIn: (userId: string) => boolean = () => true;
let markRequested = () => {};
const requested = new Promise<void>((resolve) => (markRequested = resolve));

/** Resolves at the first call of `currentStore` in this tab or worker. */
export const storeRequested = (): Promise<void> => requested;

/** Calls `listener` whenever the open store was replaced by a new connection; live queries then run again. @returns a function that stops it */
export function onStoreReplaced(listener: () => void): () => void {
  replaceListeners.add(listener);
  return () => replaceListeners.delete(listener);
}

/** Sets the check before a store is reopened: not for a user who has signed out in any tab. */
export const allowReopeningWhile = (isSignedIn: (userId: string) => boolean) => (isStillSignedIn = isSignedIn);

function forgetOpened(store: Promise<Store>): void {
  if (opened?.store === store) opened = undefined;
}

function open(userId: string, first: StoreCollectionName, meanwhile = async () => {}): Promise<Store> {
  const previous = opened?.store;
  const session = new AbortController();
  const store: Promise<Store> = (async () => {
    await (await previous?.catch(() => undefined))?.close().catch(() => undefined);
    // The erasure of a sign-out waits for the stores that were left: such a store must not wait for the erasure.
    session.signal.throwIfAborted();
    // Opened during an erasure, the store would be closed or deleted with the data of the session before.
    if ((await untilErased(userId)) && !isStillSignedIn(userId)) throw new StoreLeft();
    await meanwhile();
    const [{ createStore }, { reportOpened, detectLoss }] = await Promise.all([
      import('./create-store.ts'),
      import('./store-loss.ts'),
    ]);
    await detectLoss(userId);
    const created = await createStore(userId, {
      first: [first],
      onClosed: () => forgetOpened(store),
      onLost: () => reopenStore(store),
    });
    if (isStillSignedIn(userId)) reportOpened(userId);
    return created;
  })();
  const current: Opened = { userId, first, store, hasFailed: false, session };
  opened = current;
  store.catch(() => (current.hasFailed = true));
  return store;
}

/**
 * Opens the store of one user. Every call of this tab or worker gets the same promise; a new attempt is made only after a failure,
 * and not after `reportOpenFailure`.
 * `first` is opened at once, all other collections in one call when the browser is idle, because each call is slow.
 */
export function openStore(userId: string, first: StoreCollectionName = 'readings'): Promise<Store> {
  const isUsable = opened?.userId === userId && !opened.session.signal.aborted;
  if (opened && isUsable && (!opened.hasFailed || useStoreHealth.getState().openFailure)) return opened.store;
  const store = open(userId, first);
  for (const resolveRequest of pendingRequests) resolveRequest(store);
  pendingRequests = [];
  return store;
}

/** The store of the signed-in user. Waits for `openStore`, and tries again after a failure. */
export function currentStore(): Promise<Store> {
  markRequested();
  if (opened && !opened.session.signal.aborted) return openStore(opened.userId, opened.first);
  return new Promise((resolve) => pendingRequests.push((store) => resolve(store)));
}

/** Reopens the store after its connection was closed from outside; only the first call for `broken` has an effect. */
export function reopenStore(broken: Promise<Store>): void {
  if (opened?.store !== broken || !isStillSignedIn(opened.userId)) return;
  void open(opened.userId, opened.first).catch(() => undefined);
  for (const notify of replaceListeners) notify();
}

/** Closes the store, runs `meanwhile`, and opens the store again; live queries continue with the new one. */
export async function replaceStore(userId: string, meanwhile: () => Promise<void>): Promise<void> {
  const store = open(userId, opened?.first ?? 'readings', meanwhile);
  for (const notify of replaceListeners) notify();
  await store;
}

/**
 * Opens the existing store of a user during `work`: for the service worker, where no page has a store open. Never creates a
 * store. @throws when this device has no key of the user
 */
export async function withKnownStore<T>(
  userId: string,
  first: StoreCollectionName,
  work: () => Promise<T>,
): Promise<T> {
  const store = import('./create-store.ts').then(({ createStore }) =>
    createStore(userId, { names: [first], requiresExistingKey: true, onClosed: () => forgetOpened(store) }),
  );
  opened = { userId, first, store, hasFailed: false, session: new AbortController() };
  try {
    await store;
    return await work();
  } finally {
    await closeStore(userId);
  }
}

async function close(which: Opened): Promise<void> {
  const isClosed = await which.store
    .then((each) => each.close())
    .then(
      () => true,
      () => false,
    );
  if (!isClosed) forgetOpened(which.store);
}

/** Closes this user's store in this tab or worker, if it is open. */
export async function closeStore(userId: string): Promise<void> {
  if (opened?.userId === userId) await close(opened);
}

/**
 * Ends the use of this user's store by a session that has ended. Call it before anything is awaited: the next session of the
 * same user opens a store of its own, which must stay open. @returns a function that closes the store that was left
 */
export function leaveStore(userId: string): () => Promise<void> {
  if (opened?.userId !== userId) return async () => {};
  const left = opened;
  left.session.abort(new StoreLeft());
  return () => close(left);
}

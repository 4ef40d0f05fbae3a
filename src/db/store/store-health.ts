import { create } from 'zustand';
import { log } from '@/log/log.ts';

/** All data on this device was lost; detected at a start and shown until the user dismisses it. */
export interface StoreLoss {
  readonly noticedAt: string;
  /** Unsent entries at the last count before the loss. */
  readonly unsent: number;
}

/** `refused`: the browser denies storage to this site. `damaged`: the store could not be opened in three tries. */
export type OpenFailureReason = 'refused' | 'damaged';

interface StoreHealth {
  /** Ids of rows that cannot be decrypted with the key of this device. */
  readonly unreadable: ReadonlySet<string>;
  readonly loss: StoreLoss | null;
  /** Why the store cannot be opened on this device; null when it can. */
  readonly openFailure: OpenFailureReason | null;
  /** A list of this device could not be read; its place on the page may be empty although there are records. */
  readonly hasUnreadList: boolean;
}

/** Problems of the store on this device. */
export const useStoreHealth = create<StoreHealth>(() => ({
  unreadable: new Set(),
  loss: null,
  openFailure: null,
  hasUnreadList: false,
}));

export function reportUnreadable(id: string): void {
  const { unreadable } = useStoreHealth.getState();
  if (!unreadable.has(id)) useStoreHealth.setState({ unreadable: new Set(unreadable).add(id) });
}

export const forgetUnreadable = () => useStoreHealth.setState({ unreadable: new Set() });

/** Reports a list that could not be read although the store is open. */
export function reportUnreadList(error: unknown): void {
  log('error', 'phone-list-failed', '', error);
  if (useStoreHealth.getState().openFailure === null) useStoreHealth.setState({ hasUnreadList: true });
}

/** Another user is signed in now, or none. */
export const forgetUnreadList = () => useStoreHealth.setState({ hasUnreadList: false });

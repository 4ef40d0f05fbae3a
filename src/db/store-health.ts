import { create } from 'zustand';

/** That everything on this phone had gone, noticed at a start; it is said until it has been read. */
export interface StoreLoss {
  readonly noticedAt: string;
  /** Entries that were only on this phone when it was last counted. */
  readonly unsent: number;
}

/** `refused`: the browser keeps nothing for this site. `damaged`: the store does not open, three times. */
export type ShutReason = 'refused' | 'damaged';

interface StoreHealth {
  /** Ids of rows that this device's key does not open. */
  readonly unreadable: ReadonlySet<string>;
  readonly loss: StoreLoss | null;
  /** Why nothing can be kept on this device now. */
  readonly shut: ShutReason | null;
}

/** What is wrong with the store on this phone, if anything. */
export const useStoreHealth = create<StoreHealth>(() => ({ unreadable: new Set(), loss: null, shut: null }));

export function noteUnreadable(id: string): void {
  const { unreadable } = useStoreHealth.getState();
  if (!unreadable.has(id)) useStoreHealth.setState({ unreadable: new Set(unreadable).add(id) });
}

export const forgetUnreadable = () => useStoreHealth.setState({ unreadable: new Set() });

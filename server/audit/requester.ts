import { AsyncLocalStorage } from 'node:async_hooks';
import { guest, type Caller } from '../protocol/caller.ts';

/** Who sent the request that is handled now, and from which browser and system. */
export interface Requester {
  readonly caller: Caller;
  /** Such as `Chrome, Android`; '' when unknown. */
  readonly device: string;
}

const storage = new AsyncLocalStorage<Requester>();

/** Runs the handling of a request. Inside it `requester` returns the sender. */
export const asRequester = <T>(requester: Requester, handle: () => T): T => storage.run(requester, handle);

/**
 * The sender of the request that is handled now; a guest outside of requests. Call it before a write and not inside:
 * writes of several requests run together.
 */
export const requester = (): Requester => storage.getStore() ?? { caller: guest(), device: '' };

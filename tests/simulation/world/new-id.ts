import { AsyncLocalStorage } from 'node:async_hooks';

const ids = new AsyncLocalStorage<string[]>();

/** Runs a writer of `src/db` that makes new ids: it gets these, because the rows of a run have fixed ids. */
export const withIds = <T>(given: readonly string[], write: () => Promise<T>): Promise<T> => ids.run([...given], write);

/** Takes the place of `src/db/store/new-id.ts` in the simulation. */
export const newId = (): string => ids.getStore()?.shift() ?? crypto.randomUUID();

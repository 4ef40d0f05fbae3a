/** Runs `work` under the Web Lock of this name: one at a time over all tabs and workers. A browser without locks runs it at once. */
export const withLock = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? (navigator.locks.request(name, work) as Promise<T>) : work();

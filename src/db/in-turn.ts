/** Does work of this name alone in all tabs and workers, in the order asked for. A browser without locks does it at once. */
export const inTurn = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? (navigator.locks.request(name, work) as Promise<T>) : work();

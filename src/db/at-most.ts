/** Waits for work, but no longer than `ms` milliseconds; undefined when it took longer or failed. */
export const atMost = <T>(ms: number, work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work.catch(() => undefined), new Promise<undefined>((resolve) => setTimeout(resolve, ms))]);

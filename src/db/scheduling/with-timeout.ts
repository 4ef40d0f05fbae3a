/** The result of `work`, or undefined when it failed or took longer than `ms` milliseconds. */
export const withTimeout = <T>(ms: number, work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work.catch(() => undefined), new Promise<undefined>((resolve) => setTimeout(resolve, ms))]);

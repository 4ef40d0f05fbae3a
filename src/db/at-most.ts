/** Waits for work, but no longer than `ms` milliseconds; whoever waits does not hear whether it failed. */
export const atMost = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, ms))]);

/** Work that runs at the same time. More does not make a small Appwrite faster. */
const WIDTH = 4;

/** Calls `work` for each item, for at most four at the same time. @throws the first error, after the running work */
export async function inParallel<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const iterator = items[Symbol.iterator]();
  let hasFailed = false;
  const run = async (): Promise<void> => {
    for (let next = iterator.next(); !next.done && !hasFailed; next = iterator.next()) {
      await work(next.value).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: WIDTH }, run));
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

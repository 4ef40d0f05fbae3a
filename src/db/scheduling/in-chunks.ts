/** Longest time in ms before other tasks may run: the delay of a key press during the work. */
const CHUNK_MS = 4;

interface Scheduling {
  readonly scheduler?: { postTask(task: () => void, options: { priority: 'background' }): Promise<void> };
}

/** Resolves when all more urgent tasks are done. */
const yieldToOthers = (): Promise<void> => {
  const { scheduler } = globalThis as Scheduling;
  if (scheduler) return scheduler.postTask(() => undefined, { priority: 'background' });
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
};

/** Runs long work in chunks of 4 ms. Returns undefined when `isStopped` returns true before the end. */
export async function inChunks<T>(work: Generator<void, T>, isStopped = () => false): Promise<T | undefined> {
  for (;;) {
    const until = performance.now() + CHUNK_MS;
    let step = work.next();
    while (!step.done && performance.now() < until) step = work.next();
    if (step.done) return step.value;
    await yieldToOthers();
    if (isStopped()) return undefined;
  }
}

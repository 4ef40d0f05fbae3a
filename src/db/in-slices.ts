/** Work that gives way after so long (ms): a letter that is typed meanwhile waits for no more. */
const SLICE_MS = 4;

interface Scheduling {
  readonly scheduler?: { postTask(task: () => void, options: { priority: 'background' }): Promise<void> };
}

/** Fulfilled when whatever is more urgent was done. */
const afterOthers = (): Promise<void> => {
  const { scheduler } = globalThis as Scheduling;
  if (scheduler) return scheduler.postTask(() => undefined, { priority: 'background' });
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
};

/** Does long work a slice at a time; undefined when `isStopped` before it is done. */
export async function inSlices<T>(work: Generator<void, T>, isStopped = () => false): Promise<T | undefined> {
  for (;;) {
    const until = performance.now() + SLICE_MS;
    let step = work.next();
    while (!step.done && performance.now() < until) step = work.next();
    if (step.done) return step.value;
    await afterOthers();
    if (isStopped()) return undefined;
  }
}

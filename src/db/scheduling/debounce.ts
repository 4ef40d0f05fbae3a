/** Calls `work` once no call came for `quietMs`, but at the latest `latestMs` after the first call. */
export function debounce(work: () => void, quietMs: number, latestMs: number): { (): void; cancel(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstCallAt = 0;
  const run = () => {
    timer = undefined;
    work();
  };
  const schedule = () => {
    const now = Date.now();
    if (timer === undefined) firstCallAt = now;
    clearTimeout(timer);
    timer = setTimeout(run, Math.max(0, Math.min(quietMs, firstCallAt + latestMs - now)));
  };
  return Object.assign(schedule, {
    cancel() {
      clearTimeout(timer);
      timer = undefined;
    },
  });
}

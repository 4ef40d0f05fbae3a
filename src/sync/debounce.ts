/** A call that is made once things are quiet for `quietMs`, but at the latest `latestMs` after it was first wanted. */
export function debounce(work: () => void, quietMs: number, latestMs: number): { (): void; cancel(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wantedAt = 0;
  const run = () => {
    timer = undefined;
    work();
  };
  const want = () => {
    const now = Date.now();
    if (timer === undefined) wantedAt = now;
    clearTimeout(timer);
    timer = setTimeout(run, Math.max(0, Math.min(quietMs, wantedAt + latestMs - now)));
  };
  return Object.assign(want, {
    cancel() {
      clearTimeout(timer);
      timer = undefined;
    },
  });
}

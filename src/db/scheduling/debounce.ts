interface Debounced {
  (): void;
  cancel(): void;
  /** Calls `work` now if a call is waiting. */
  flush(): void;
}

/** Calls `work` once no call came for `quietMs`, but at the latest `latestMs` after the first call. */
export function debounce(work: () => void, quietMs: number, latestMs: number): Debounced {
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
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return Object.assign(schedule, {
    cancel,
    flush() {
      if (timer === undefined) return;
      cancel();
      work();
    },
  });
}

/** Whoever waits longer is done with waiting. */
const LONGEST_MS = 1_000;

/** Browsers that have it, in pages only. */
const { requestIdleCallback: askWhenIdle } = globalThis as {
  requestIdleCallback?: (work: () => void, options: { timeout: number }) => number;
};

/** Runs `work` when the page is idle, after `timeout` ms (a second) at the latest; at once where a realm cannot tell. */
export const whenIdle = (work: () => void, timeout = LONGEST_MS): void =>
  void (askWhenIdle ? askWhenIdle(work, { timeout }) : setTimeout(work, 0));

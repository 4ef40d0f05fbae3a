/** Whoever waits longer is done with waiting. */
const LONGEST_MS = 1_000;

/** Browsers that have it, in pages only. */
const { requestIdleCallback: askWhenIdle } = globalThis as {
  requestIdleCallback?: (work: () => void, options: { timeout: number }) => number;
};

/** Runs `work` when the page is idle, after a second at the latest; at once where a realm cannot tell. */
export const whenIdle = (work: () => void): void =>
  void (askWhenIdle ? askWhenIdle(work, { timeout: LONGEST_MS }) : setTimeout(work, 0));

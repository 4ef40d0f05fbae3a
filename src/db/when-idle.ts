/** Whoever waits longer is done with waiting. */
const LONGEST_MS = 1_000;
/** Whoever typed a moment ago types on (ms). */
const TYPING_MS = 600;

/** Browsers that have it, in pages only. */
const { requestIdleCallback: askWhenIdle } = globalThis as {
  requestIdleCallback?: (work: () => void, options: { timeout: number }) => number;
};

let typedAt = -Infinity;
if (askWhenIdle) globalThis.addEventListener('input', () => (typedAt = performance.now()), { capture: true });

/**
 * Runs `work` when the page is idle and nobody types, after `timeout` ms (a second) at the latest; at once where a realm
 * cannot tell.
 */
export function whenIdle(work: () => void, timeout = LONGEST_MS): void {
  if (!askWhenIdle) {
    setTimeout(work, 0);
    return;
  }
  const until = performance.now() + timeout;
  const look = () => {
    const now = performance.now();
    const rest = Math.min(typedAt + TYPING_MS, until) - now;
    if (rest > 0) setTimeout(ask, rest);
    else work();
  };
  const ask = () => void askWhenIdle(look, { timeout: Math.max(1, until - performance.now()) });
  ask();
}

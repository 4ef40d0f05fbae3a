/** Upper bound when the caller gives no timeout (ms). */
const DEFAULT_TIMEOUT_MS = 1_000;
/** Timeout of one requestIdleCallback, for a page that is never idle (ms). */
const BUSY_MS = 1_500;
/** After a key press or a focus on a text field, the user probably types within this time (ms). */
const TYPING_MS = 600;
/** Timeout (ms) for work without a visible result: running it while the user types would delay the key press. */
export const TYPING_TIMEOUT_MS = 10_000;

/** Undefined in workers, and in browsers that do not have it. */
const { requestIdleCallback: requestIdle } = globalThis as {
  requestIdleCallback?: (work: () => void, options: { timeout: number }) => number;
};

let typedAt = -Infinity;
const noteTyping = () => (typedAt = performance.now());
const isField = ({ target }: Event) =>
  /^(INPUT|TEXTAREA)$/.test((target as { tagName?: string } | null)?.tagName ?? '');
if (requestIdle) {
  globalThis.addEventListener('input', noteTyping, { capture: true });
  globalThis.addEventListener('focusin', (event) => isField(event) && noteTyping(), { capture: true });
}

/**
 * Runs `work` when the page is idle and the user does not type, at the latest after `timeout` ms (default: one second).
 * Without requestIdleCallback it runs in the next task.
 */
export function whenIdle(work: () => void, timeout = DEFAULT_TIMEOUT_MS): void {
  if (!requestIdle) {
    setTimeout(work, 0);
    return;
  }
  const deadline = performance.now() + timeout;
  const runUnlessTyping = () => {
    const now = performance.now();
    const remaining = Math.min(typedAt + TYPING_MS, deadline) - now;
    if (remaining > 0) setTimeout(request, remaining);
    else work();
  };
  const request = () =>
    void requestIdle(runUnlessTyping, { timeout: Math.max(1, Math.min(BUSY_MS, deadline - performance.now())) });
  request();
}

/** `whenIdle` as a promise. */
export const untilIdle = (timeout?: number): Promise<void> =>
  new Promise((resolve) => {
    whenIdle(resolve, timeout);
  });

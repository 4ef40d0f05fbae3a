/** Whoever waits longer is done with waiting. */
const LONGEST_MS = 1_000;
/** A page that is never idle is waited for no longer than this (ms). */
const BUSY_MS = 1_500;
/** Whoever typed a moment ago types on, and whoever stepped into a field begins to (ms). */
const TYPING_MS = 600;
/** For what nobody waits for: a letter that is typed meanwhile would wait for all of it (ms). */
export const TYPING_PATIENCE_MS = 10_000;

/** Browsers that have it, in pages only. */
const { requestIdleCallback: askWhenIdle } = globalThis as {
  requestIdleCallback?: (work: () => void, options: { timeout: number }) => number;
};

let typedAt = -Infinity;
const noteTyping = () => (typedAt = performance.now());
const isField = ({ target }: Event) =>
  /^(INPUT|TEXTAREA)$/.test((target as { tagName?: string } | null)?.tagName ?? '');
if (askWhenIdle) {
  globalThis.addEventListener('input', noteTyping, { capture: true });
  globalThis.addEventListener('focusin', (event) => isField(event) && noteTyping(), { capture: true });
}

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
  const ask = () => void askWhenIdle(look, { timeout: Math.max(1, Math.min(BUSY_MS, until - performance.now())) });
  ask();
}

/** The same as something to wait for. */
export const untilIdle = (timeout?: number): Promise<void> =>
  new Promise((resolve) => {
    whenIdle(resolve, timeout);
  });

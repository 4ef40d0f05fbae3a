import type { Page } from '@playwright/test';

/** What a page showed of a sync. Times in ms since 1970, NaN for what it did not show. */
export interface SeenSync {
  /** When the first reading was painted, and when the list was complete. */
  readonly firstRowAt: number;
  readonly allRowsAt: number;
  /** When the sync line first showed the progress of a pull. */
  readonly progressAt: number;
  /** When the sync line showed that everything is synced. */
  readonly syncedAt: number;
  /** The long tasks since the first request for readings: start and duration in ms. */
  readonly longTasks: readonly { readonly at: number; readonly ms: number }[];
}

type Marks = { -readonly [Name in keyof SeenSync]: SeenSync[Name] };

/** From the next load on, this page records what its sync line and its list of readings show. */
export async function watchSync(page: Page, rows: number): Promise<void> {
  // tsx wraps functions in a helper to keep their names; a page does not have that helper.
  await page.addInitScript('globalThis.__name = (work) => work');
  await page.addInitScript((wanted) => {
    const longTasks: { at: number; ms: number }[] = [];
    const marks: Marks = {
      firstRowAt: Number.NaN,
      allRowsAt: Number.NaN,
      progressAt: Number.NaN,
      syncedAt: Number.NaN,
      longTasks,
    };
    Object.assign(globalThis, { marks });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        longTasks.push({ at: performance.timeOrigin + startTime, ms: duration });
    }).observe({ type: 'longtask', buffered: true });
    const inFrame = (name: 'firstRowAt' | 'allRowsAt' | 'progressAt' | 'syncedAt') => {
      if (!Number.isNaN(marks[name])) return;
      marks[name] = Infinity;
      requestAnimationFrame(() => setTimeout(() => (marks[name] = performance.timeOrigin + performance.now())));
    };
    new MutationObserver(() => {
      if (!Number.isFinite(marks.allRowsAt)) {
        const found = [...document.querySelectorAll('li')].filter(({ textContent }) => /mmHg/.test(textContent)).length;
        if (found > 0) inFrame('firstRowAt');
        if (found >= wanted) inFrame('allRowsAt');
      }
      const line = document.querySelector('[role=status]')?.textContent ?? '';
      if (/fetching/.test(line)) inFrame('progressAt');
      if (/synced/.test(line)) inFrame('syncedAt');
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, rows);
}

/** Waits until the page's sync line shows that everything is synced. */
export async function seenSync(page: Page, timeout: number): Promise<SeenSync> {
  await page.waitForFunction(
    () => Number.isFinite((globalThis as unknown as { marks?: Marks }).marks?.syncedAt),
    undefined,
    { timeout, polling: 200 },
  );
  const seen = await page.evaluate(() => JSON.stringify((globalThis as unknown as { marks: Marks }).marks));
  return JSON.parse(seen, (_, value: unknown) => value ?? Number.NaN) as SeenSync;
}

import type { Page } from '@playwright/test';

/** What a page saw of a sync; times in ms since 1970, NaN for what it did not see. */
export interface SeenSync {
  /** When the first reading was in a frame, and when the list was full. */
  readonly firstRowAt: number;
  readonly allRowsAt: number;
  /** When the line first said how far the fetching is. */
  readonly progressAt: number;
  /** When the line said that everything is synced. */
  readonly syncedAt: number;
  /** ms of every long task since the first reading was asked for, and when it began. */
  readonly longTasks: readonly { readonly at: number; readonly ms: number }[];
}

type Marks = { -readonly [Name in keyof SeenSync]: SeenSync[Name] };

/** From the next load on, this page notes what its sync line and its list of readings show. */
export async function watchSync(page: Page, rows: number): Promise<void> {
  // tsx keeps the names of functions by a helper that a page does not have.
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

/** Waits until the page's line says that everything is synced. */
export async function seenSync(page: Page, timeout: number): Promise<SeenSync> {
  await page.waitForFunction(
    () => Number.isFinite((globalThis as unknown as { marks?: Marks }).marks?.syncedAt),
    undefined,
    { timeout, polling: 200 },
  );
  const seen = await page.evaluate(() => JSON.stringify((globalThis as unknown as { marks: Marks }).marks));
  return JSON.parse(seen, (_, value: unknown) => value ?? Number.NaN) as SeenSync;
}

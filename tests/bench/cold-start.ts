import type { Page } from '@playwright/test';

/** The times of one page load, in ms after its navigation start. */
export interface ColdStart {
  /** When the first row with a reading was painted. */
  readonly firstRow: number;
  /** When the last of `rows` was painted. */
  readonly allRows: number;
  /** Whether the first row was painted before the app started, from the prerendered frame of the service worker. */
  readonly isDrawn: boolean;
  /** The scripts that had arrived by `firstRow`. */
  readonly scripts: readonly string[];
}

interface Marks {
  firstRow?: number;
  allRows?: number;
  isDrawn?: boolean;
}

/**
 * Loads `url` and waits for `rows` list items with a unit of measurement, or for as many matches of `selector`.
 * `slowdown` divides the speed of the page's CPU.
 */
export async function coldStart(
  page: Page,
  url: string,
  rows: number,
  slowdown = 1,
  selector = '',
): Promise<ColdStart> {
  // tsx wraps functions in a helper to keep their names; a page does not have that helper.
  await page.addInitScript('globalThis.__name = (work) => work');
  await page.addInitScript(
    ({ wanted, selected }) => {
      const marks: Marks = {};
      Object.assign(globalThis, { marks });
      const inFrame = (name: 'firstRow' | 'allRows') => {
        if (marks[name] !== undefined) return;
        marks[name] = Number.NaN;
        requestAnimationFrame(() => setTimeout(() => (marks[name] = performance.now())));
      };
      const observer = new MutationObserver(() => {
        const found = [...document.querySelectorAll(selected || 'li, h1')].filter(
          (item) => selected || /mmHg|mg\/dL|mmol\/L|\bkg\b|Bare React/.test(item.textContent),
        ).length;
        if (found > 0) inFrame('firstRow');
        if (found > 0)
          marks.isDrawn ??= !Object.keys(document.getElementById('app') ?? {}).some((key) => key.startsWith('__react'));
        if (found >= wanted) {
          inFrame('allRows');
          observer.disconnect();
        }
      });
      observer.observe(document, { childList: true, subtree: true, characterData: true });
    },
    { wanted: rows, selected: selector },
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => ((globalThis as unknown as { marks?: Marks }).marks?.allRows ?? 0) > 0, undefined, {
    timeout: 60_000,
  });
  return page.evaluate(() => {
    const {
      firstRow = Number.NaN,
      allRows = Number.NaN,
      isDrawn = false,
    } = (globalThis as unknown as { marks: Marks }).marks;
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('.js') && (entry as PerformanceResourceTiming).responseEnd <= firstRow)
      .map(({ name }) => new URL(name).pathname);
    return { firstRow, allRows, isDrawn, scripts };
  });
}

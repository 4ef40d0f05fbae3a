import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { buildPage } from './harness/build-page.ts';
import { serveFolders } from './harness/folder-server.ts';
import { inFreshProfile } from './harness/fresh-browser.ts';
import { workerIsActive } from './harness/cached-files.ts';
import type { Measure } from './harness/report.ts';
import { percentile } from './harness/statistics.ts';

const STORED = 1_000;
const SLOW_CPU = 4;
const LOOK_MS = 2_000;
/** The pause between two pages, in which the user reads. */
const REST_MS = 500;
/** The limit for a good response on the web: from a tap to the next frame, and here to the new page. */
const TAP_MS = 200;

interface Arrivals {
  arrived: Promise<number>;
}

/** Measures from each tap to the frame that shows the other page: a page sets the document's title when it is shown. */
function watchArrivals(): void {
  let tappedAt = 0;
  let tell: (ms: number) => void = () => undefined;
  const expect = () => Object.assign(globalThis, { arrived: new Promise<number>((done) => (tell = done)) });
  addEventListener(
    'click',
    ({ timeStamp }) => {
      tappedAt = timeStamp;
      expect();
    },
    { capture: true },
  );
  new MutationObserver(() => requestAnimationFrame(() => setTimeout(() => tell(performance.now() - tappedAt)))).observe(
    document.head,
    { childList: true, subtree: true, characterData: true },
  );
}

/** The longest time from each tap to the next frame, in ms; the browser reports no times below 16 ms. */
function watchTaps(): void {
  const taps = new Map<number, number>();
  Object.assign(globalThis, { taps });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) taps.set(interactionId, Math.max(taps.get(interactionId) ?? 0, duration));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

async function tap(page: Page, path: string): Promise<number> {
  await page.locator(`a[href="${path}"]:visible`).first().click();
  await page.waitForFunction((wanted) => location.pathname === wanted, path);
  const ms = await page.evaluate(() => (globalThis as unknown as Arrivals).arrived);
  await page.waitForTimeout(REST_MS);
  return ms;
}

/** Opens every page that More links to and goes back. In the second round all scripts are loaded. */
async function walk(page: Page, origin: string) {
  await page.goto(`${origin}/more`);
  await page.locator('main a[href^="/"]').first().waitFor();
  await page.waitForTimeout(LOOK_MS);
  const paths = await page
    .locator('main a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  // Pages outside the app's frame have no link back.
  const inside = paths.filter((path) => path !== '/' && path !== '/more');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  await page.evaluate('globalThis.__name = (work) => work');
  await page.evaluate(watchArrivals);
  await page.evaluate(watchTaps);
  const round = async () => {
    const times: number[] = [];
    for (const path of inside) {
      times.push(await tap(page, path));
      times.push(await tap(page, '/more'));
    }
    return times;
  };
  const [first, again] = [await round(), await round()];
  const taps = await page.evaluate(() => [...(globalThis as unknown as { taps: Map<number, number> }).taps.values()]);
  console.log(`\n${inside.length} pages from More: ${inside.join(' ')}`);
  return { first, again, taps };
}

/** Measures the change from one page to another on a slow phone with stored readings and no network. */
export async function routeChanges(dist: string): Promise<Measure[]> {
  const seedPage = await buildPage('seed');
  await using app = await serveFolders([dist, seedPage]);
  const { first, again, taps } = await inFreshProfile(async (profile) => {
    let page = await profile.restart();
    await page.goto(`${app.origin}/seed.html`);
    await page.waitForFunction(() => 'seed' in globalThis, undefined, { timeout: 60_000 });
    await page.evaluate(`seed(${STORED})`);
    await page.goto(`${app.origin}/dashboard`);
    await workerIsActive(page);
    await page.waitForTimeout(LOOK_MS);
    page = await profile.restart();
    return walk(page, app.origin);
  });
  rmSync(seedPage, { recursive: true, force: true });
  const against = { unit: 'ms', reference: [TAP_MS], referenceName: 'what counts as good', goal: 1 } as const;
  const p75 = (times: readonly number[]) => [percentile(times, 0.75)];
  return [
    { name: `Route changes: a tap shows something, p75 of ${taps.length}`, value: p75(taps), ...against },
    {
      name: `Route changes: the page is there for the first time, p75 of ${first.length}`,
      value: p75(first),
      ...against,
    },
    { name: `Route changes: it is there again, p75 of ${again.length}`, value: p75(again), ...against },
  ];
}

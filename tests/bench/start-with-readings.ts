import { readdirSync, rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { buildPage } from './harness/build-page.ts';
import { coldStart, type ColdStart } from './cold-start.ts';
import { serveFolders } from './harness/folder-server.ts';
import { inFreshProfile, type Profile } from './harness/fresh-browser.ts';
import { cachedFiles, workerIsActive } from './harness/cached-files.ts';
import type { Measure } from './harness/report.ts';
import { gzipKilobytes } from './harness/script-size.ts';

const PROFILES = 3;
const STARTS = 3;
const STORED = 10_000;
const ROWS = 50;
const SLOW_CPU = 4;
const LOOK_MS = 2_000;
/** The budgets of performance.md, in kB after gzip. */
const FIRST_CONTENT_KB = 115;
const OFFLINE_KB = 260;

async function fill(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => 'seed' in globalThis, undefined, { timeout: 60_000 });
  await page.evaluate(`seed(${STORED})`);
}

/** The scripts with which the service worker renders the first frame; no page can observe them. */
const drawingScripts = (dist: string): string[] => [
  '/service-worker.js',
  ...readdirSync(`${dist}/assets`)
    .filter((file) => file.startsWith('first-drawing-'))
    .map((file) => `/assets/${file}`),
];

/** The paths of the scripts that this page and its workers have requested. */
const scriptsAsked = (page: Page): Set<string> => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) asked.add(pathname);
  });
  return asked;
};

/** P8, P16 and P17: Today and the list of readings, with a full store and no network. */
export async function startWithReadings(dist: string): Promise<Measure[]> {
  const [seedPage = '', ...pages] = await Promise.all(
    ['seed', 'raw-seed', 'raw-cold', 'bare-react'].map((name) => buildPage(name)),
  );
  await using app = await serveFolders([dist, seedPage]);
  await using bare = await serveFolders(pages);
  const readingsUrl = `${app.origin}/readings`;
  const starts = { app: [] as number[], raw: [] as number[], slowApp: [] as number[], slowRaw: [] as number[] };
  const painted = { app: [] as number[], react: [] as number[] };
  let first: ColdStart | undefined;
  let offline: ReadonlySet<string> = new Set();
  let precache: readonly string[] = [];

  async function inProfile(profile: Profile): Promise<void> {
    const restarted = async (url: string, rows: number, slowdown: number) =>
      coldStart(await profile.restart(), url, rows, slowdown);
    let page = await profile.restart();
    await fill(page, `${app.origin}/seed.html`);
    await fill(page, `${bare.origin}/raw-seed.html`);

    page = await profile.restart();
    await page.goto(readingsUrl);
    await workerIsActive(page);
    precache = await cachedFiles(page);
    // Wait until the app has stored the first-paint snapshot.
    await page.waitForTimeout(LOOK_MS);
    first = await restarted(`${app.origin}/dashboard`, 1, 1);
    page = await profile.restart();
    offline = scriptsAsked(page);
    await page.goto(`${app.origin}/dashboard`, { waitUntil: 'networkidle' });
    await page.waitForTimeout(LOOK_MS);
    await restarted(`${bare.origin}/raw-cold.html`, ROWS, 1);

    for (let n = 0; n < STARTS; n += 1) {
      starts.app.push((await restarted(readingsUrl, ROWS, 1)).allRows);
      starts.raw.push((await restarted(`${bare.origin}/raw-cold.html`, ROWS, 1)).allRows);
      const slow = await restarted(readingsUrl, ROWS, SLOW_CPU);
      starts.slowApp.push(slow.allRows);
      starts.slowRaw.push((await restarted(`${bare.origin}/raw-cold.html`, ROWS, SLOW_CPU)).allRows);
      painted.app.push(slow.firstRow);
      painted.react.push((await restarted(`${bare.origin}/bare-react.html`, 1, SLOW_CPU)).firstRow);
    }
  }

  for (let n = 0; n < PROFILES; n += 1) await inFreshProfile(inProfile);
  const drawing = drawingScripts(dist);
  const asked = first?.scripts ?? [];
  // The app's own scripts may have arrived too, but they run after the first frame.
  const scripts = first?.isDrawn ? [...asked.filter((path) => path.includes('/show-drawing-')), ...drawing] : asked;
  const reactScripts = await inFreshProfile(
    async (profile) => (await coldStart(await profile.restart(), `${bare.origin}/bare-react.html`, 1)).scripts,
  );
  const react = gzipKilobytes(pages, reactScripts);
  const kilobytes = (paths: Iterable<string>) =>
    gzipKilobytes(
      [dist],
      [...paths].filter((path) => path.endsWith('.js')),
    );
  console.log(`\nScripts before the first reading on screen: ${scripts.join(' ')}`);
  console.log(
    `Kept for offline: ${precache.length} files of all screens, ${kilobytes(precache).toFixed(0)} kB of scripts`,
  );
  for (const folder of [seedPage, ...pages]) rmSync(folder, { recursive: true, force: true });
  return [
    {
      name: `P8 start to ${ROWS} readings`,
      unit: 'ms',
      value: starts.app,
      reference: starts.raw,
      referenceName: 'raw rows on a bare page',
      goal: 1.5,
    },
    {
      name: `P8 same, CPU ${SLOW_CPU} times slower`,
      unit: 'ms',
      value: starts.slowApp,
      reference: starts.slowRaw,
      referenceName: 'raw rows on a bare page',
      goal: 1.5,
    },
    {
      name: `P17 first reading, CPU ${SLOW_CPU} times slower`,
      unit: 'ms',
      value: painted.app,
      reference: painted.react,
      referenceName: 'bare React with a heading',
      goal: 1.5,
    },
    {
      name: 'P16 scripts before the first reading of Today',
      unit: 'kB',
      value: [kilobytes(scripts)],
      reference: [FIRST_CONTENT_KB],
      referenceName: `the budget; bare React has ${react.toFixed(0)} kB`,
      goal: 1,
    },
    {
      // The scripts that Today uses offline after it has loaded: page, forms, store, sync and its worker. Other screens
      // are cached as well, but run only when they are opened.
      name: 'P16 scripts for everything offline: all that Today runs',
      unit: 'kB',
      value: [kilobytes(new Set([...offline, ...drawing]))],
      reference: [OFFLINE_KB],
      referenceName: 'the budget',
      goal: 1,
    },
  ];
}

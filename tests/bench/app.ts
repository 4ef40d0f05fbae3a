import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import buildApp from '../support/build-app.ts';
import { until } from '../support/until.ts';
import { buildPage } from './build-page.ts';
import { coldStart, type ColdStart } from './cold-start.ts';
import { doctorList } from './doctor-list.ts';
import { serveFolders } from './folder-server.ts';
import { inFreshProfile, type Profile } from './fresh-browser.ts';
import { printReport } from './report.ts';
import { gzipKilobytes } from './script-size.ts';

const PROFILES = 3;
const STARTS = 3;
const STORED = 10_000;
const ROWS = 50;
const SLOW_CPU = 4;
const LOOK_MS = 2_000;

await buildApp();
const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const [seedPage, rawSeed, rawCold, bareReact, bareList] = await Promise.all(
  ['seed', 'raw-seed', 'raw-cold', 'bare-react', 'bare-list'].map(buildPage),
);
if (!seedPage || !rawSeed || !rawCold || !bareReact || !bareList) throw new Error('A page was not built');
const pages = [rawSeed, rawCold, bareReact];
await using app = await serveFolders([dist, seedPage]);
await using bare = await serveFolders(pages);

async function fill(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => 'seed' in globalThis, undefined, { timeout: 60_000 });
  await page.evaluate(`seed(${STORED})`);
}

/** Which page shows the list of readings with its newest 50. */
const readingsUrl = `${app.origin}/readings`;

const starts = { app: [] as number[], raw: [] as number[], slowApp: [] as number[], slowRaw: [] as number[] };
const painted = { app: [] as number[], react: [] as number[] };
let first: ColdStart | undefined;
let precache: string[] = [];

async function inProfile(profile: Profile): Promise<void> {
  const restarted = async (url: string, rows: number, slowdown: number) =>
    coldStart(await profile.restart(), url, rows, slowdown);
  let page = await profile.restart();
  await fill(page, `${app.origin}/seed.html`);
  await fill(page, `${bare.origin}/raw-seed.html`);

  page = await profile.restart();
  await page.goto(readingsUrl);
  const installed = page;
  const isActive = async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated';
  await until('the service worker is active', () => installed.evaluate(isActive), 30_000);
  precache = await page.evaluate(async () => {
    const caches = await Promise.all((await globalThis.caches.keys()).map((name) => globalThis.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  // She looks at her list for a moment, in which the app keeps its head for the next start.
  await page.waitForTimeout(LOOK_MS);
  first = await restarted(`${app.origin}/dashboard`, 1, 1);
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

for (let n = 0; n < PROFILES; n += 1) {
  await inFreshProfile(inProfile);
  console.log(`profile ${n + 1} of ${PROFILES} done`);
}

const scripts = first?.scripts ?? [];
const reactScripts = await inFreshProfile(
  async (profile) => (await coldStart(await profile.restart(), `${bare.origin}/bare-react.html`, 1)).scripts,
);
const initial = gzipKilobytes([dist], scripts);
const react = gzipKilobytes(pages, reactScripts);
const offline = precache.filter((path) => path.endsWith('.js'));

console.log(`\nScripts before the first reading on screen: ${scripts.join(' ')}`);
console.log(`Precache: ${precache.length} files, ${gzipKilobytes([dist], precache).toFixed(0)} kB gzip in all`);
printReport(`App with ${STORED} readings stored, backend away, browser restarted for every start`, [
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
    name: 'P16 JavaScript before the first reading',
    unit: 'kB',
    value: [initial],
    reference: [react],
    referenceName: 'bare React',
    goal: Number((115 / react).toFixed(2)),
  },
  {
    name: 'P16 JavaScript for everything offline',
    unit: 'kB',
    value: [gzipKilobytes([dist], offline)],
    reference: [react],
    referenceName: 'bare React',
    goal: Number((260 / react).toFixed(2)),
  },
]);
printReport('A doctor with 5000 patients, nothing kept on her device', await doctorList(dist, bareList));
for (const folder of [seedPage, bareList, ...pages]) rmSync(folder, { recursive: true, force: true });

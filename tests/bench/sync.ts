import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { HOUR_MS } from '../../src/model/time/durations.ts';
import buildApp from '../support/build/build-app.ts';
import { Clinic, newPerson, type Person } from '../support/server/clinic.ts';
import { ServerProcess } from '../support/server/server-process.ts';
import { buildPage } from './harness/build-page.ts';
import {
  BYTES,
  CountingProxy,
  loopback,
  roundTrips,
  slow3G,
  type Speed,
  type Traffic,
} from './harness/counting-proxy.ts';
import { inFreshProfile } from './harness/fresh-browser.ts';
import type { SyncBench } from './pages/sync.ts';
import { printReport, type Measure } from './harness/report.ts';
import { fillDataFolder } from './harness/server-readings.ts';
import { seenSync, watchSync, type SeenSync } from './harness/watch-sync.ts';

const REPETITIONS = Number(process.env['REPETITIONS'] ?? 3);
const { values: asked, positionals: given } = parseArgs({
  allowPositionals: true,
  options: { requests: { type: 'boolean', default: false } },
});
const STORED = 10_000;
const FEW = 1_000;
const ON_SLOW_LINE = 100;
const ROWS = 50;
/** The number of other collections that a phone pulls, including the tombstones. */
const FURTHER = 16;
const SLOW_CPU = 4;
/** The work after a sync, such as a comparison of both sides, ends within this time, in ms. */
const SETTLED_MS = 5_000;
/** A task that blocks the page for more ms than this is a long task. */
const LONG_MS = 50;
const TIMEOUT_MS = 240_000;
const OWNER = 'bench-patient';

const config = fileURLToPath(new URL('../../appwrite.json', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'maia-bench-sync-'));
await fillDataFolder(join(folder, 'data'), config, [
  { collection: 'blood_pressure', owner: OWNER, own: STORED, others: 0, everyMs: 4 * HOUR_MS },
]);
await buildApp();
const benchPage = await buildPage('sync');
cpSync(fileURLToPath(new URL('../../dist', import.meta.url)), join(folder, 'app'), { recursive: true });
cpSync(benchPage, join(folder, 'app'), { recursive: true });

await using server = await ServerProcess.start({
  app: false,
  dataFolder: join(folder, 'data'),
  more: ['--app', join(folder, 'app')],
});
await using proxy = await CountingProxy.to(server.port);
const clinic = new Clinic(server);
const owner: Person = { ...newPerson('Amina Odhiambo'), id: OWNER };
await clinic.add(owner);

interface Network {
  readonly speed: Speed;
  readonly cpu: number;
}
interface Run {
  readonly ms: number;
  readonly reference: number;
  /** The time in ms from the first request to the complete list of readings; NaN for a push. */
  readonly rowsMs: number;
  readonly traffic: Traffic;
  readonly seen: SeenSync;
}

const ask = <T, A>(page: Page, work: (bench: SyncBench, given: A) => Promise<T>, given: A): Promise<T> =>
  page.evaluate(`(${work.toString()})(globalThis.bench, ${JSON.stringify(given)})`);

/** Measures a phone that has a session but no data yet. `prepare` returns the time of the reference in ms. */
const run = ({ speed, cpu }: Network, person: Person, prepare: (page: Page) => Promise<number>): Promise<Run> =>
  inFreshProfile(
    async (profile) => {
      const page = await profile.restart();
      proxy.speed = loopback;
      await page.goto(`${proxy.origin}/sync.html`);
      await page.waitForFunction(() => 'bench' in globalThis, undefined, { timeout: 60_000 });
      await ask(page, (bench, given) => bench.signIn(given), person);
      proxy.speed = speed;
      const reference = await prepare(page);
      await watchSync(page, ROWS);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
      proxy.reset();
      await page.goto(`${proxy.origin}/readings`, { waitUntil: 'commit' });
      const seen = await seenSync(page, TIMEOUT_MS);
      const traffic = { ...proxy.traffic, log: [...proxy.traffic.log], calls: [...proxy.traffic.calls] };
      const ms = seen.syncedAt - traffic.firstAt;
      return { ms, reference, rowsMs: seen.allRowsAt - traffic.firstAt, traffic, seen };
    },
    { serviceWorkers: 'block' },
  );

async function pull(network: Network): Promise<Run> {
  return run(network, owner, async (page) => {
    const { ms, count } = await ask(page, (bench, limit) => bench.pullAtOnce(limit), STORED);
    if (count !== STORED) throw new Error(`The reference fetched ${count}`);
    return ms;
  });
}

async function push(network: Network, count: number, isAgainstOne = false): Promise<Run> {
  const person = await clinic.addPatient('Zawadi Njeri');
  const done = await run(network, person, async (page) => {
    await ask(page, (bench, given) => bench.keepPending(given), count);
    return isAgainstOne
      ? ask(page, (bench, given) => bench.sendAtOnce(given), count)
      : ask(page, (bench, given) => bench.sendByTransactions(given), count);
  });
  return done;
}

/** Opens the app again on a phone that has everything. The reference is one GET with as many bytes as all calls together. */
const resume = (speed: Speed): Promise<Run> =>
  inFreshProfile(
    async (profile) => {
      const page = await profile.restart();
      proxy.speed = loopback;
      await page.goto(`${proxy.origin}/sync.html`);
      await page.waitForFunction(() => 'bench' in globalThis, undefined, { timeout: 60_000 });
      await ask(page, (bench, given) => bench.signIn(given), owner);
      await watchSync(page, ROWS);
      await page.goto(`${proxy.origin}/readings`);
      await seenSync(page, TIMEOUT_MS);
      await page.waitForTimeout(SETTLED_MS);
      proxy.speed = speed;
      proxy.reset();
      await page.reload({ waitUntil: 'commit' });
      const seen = await seenSync(page, TIMEOUT_MS);
      // The line shows the sync before at once, so the calls show when this one ends.
      await page.waitForTimeout(SETTLED_MS);
      const traffic = { ...proxy.traffic, log: [...proxy.traffic.log], calls: [...proxy.traffic.calls] };
      const { calls } = traffic;
      const bytes = calls.reduce((sum, { up, down }) => sum + up + down, 0);
      const reference = await page.evaluate(async (path) => {
        const from = performance.now();
        await (await fetch(path)).arrayBuffer();
        return performance.now() - from;
      }, `${BYTES}${bytes}`);
      const ms = Math.max(...calls.map(({ to }) => to)) - traffic.firstAt;
      return { ms, reference, rowsMs: seen.allRowsAt - traffic.firstAt, traffic, seen };
    },
    { serviceWorkers: 'block' },
  );

/** The time from the first request for documents to the answer to the last write. */
const sent = ({ traffic }: Run) => traffic.lastSentAt - traffic.firstAt;

/** All parts. `npm run bench:sync -- pull` runs those whose name starts with it, `-- slow` those on a slow network. */
const parts: Record<string, () => Promise<Run>> = {
  pull: () => pull({ speed: loopback, cpu: 1 }),
  'pull, slow CPU': () => pull({ speed: loopback, cpu: SLOW_CPU }),
  'slow pull': () => pull({ speed: slow3G, cpu: 1 }),
  'push few': () => push({ speed: loopback, cpu: 1 }, FEW),
  'push many': () => push({ speed: loopback, cpu: 1 }, STORED),
  'push few, slow CPU': () => push({ speed: loopback, cpu: SLOW_CPU }, FEW),
  'slow resume': () => resume(slow3G),
  'slow push few': () => push({ speed: slow3G, cpu: 1 }, FEW),
  'slow push 100': () => push({ speed: slow3G, cpu: 1 }, ON_SLOW_LINE, true),
};
const runs = new Map<string, Run[]>();
const isWanted = (name: string) => given.length === 0 || given.some((part) => name.startsWith(part));
for (const [name, measure] of Object.entries(parts).filter(([each]) => isWanted(each)))
  for (let n = 0; n < REPETITIONS; n += 1) {
    const done = await measure();
    runs.set(name, [...(runs.get(name) ?? []), done]);
    const { ms, reference, rowsMs, traffic, seen } = done;
    const long = seen.longTasks.filter(({ at }) => at >= traffic.firstAt).map(({ ms: each }) => Math.round(each));
    console.log(
      `${name}: ${Math.round(ms)} ms (reference ${Math.round(reference)}), list full after ${Math.round(rowsMs)} ms, ` +
        `${traffic.requests} requests (${traffic.documentRequests} of documents), ` +
        `${roundTrips(done.traffic.calls)} round trips, sent after ${Math.round(sent(done))} ms, ${traffic.up} B up, ${traffic.down} B down, ${traffic.tooMany} times too many, long tasks: ${long.join(' ') || 'none'}`,
    );
    if (asked.requests) for (const each of traffic.log) console.log(`  ${each}`);
  }
rmSync(folder, { recursive: true, force: true });
rmSync(benchPage, { recursive: true, force: true });

const of = (name: string, value: (run: Run) => number): number[] => (runs.get(name) ?? []).map(value);
const against = (
  name: string,
  part: string,
  unit: Measure['unit'],
  value: (run: Run) => number,
  referenceName: string,
  reference: (run: Run) => number,
  goal: number,
): Measure => ({ name, unit, value: of(part, value), reference: of(part, reference), referenceName, goal });
/** The time in ms by which the page's tasks exceeded the limit for long tasks during the sync. */
const excess = ({ seen, traffic }: Run): number =>
  seen.longTasks
    .filter(({ at }) => at >= traffic.firstAt && at <= seen.syncedAt)
    .reduce((sum, { ms }) => sum + ms - LONG_MS, 0);
const time = ({ ms }: Run) => ms;
const reference = ({ reference: ms }: Run) => ms;
const one = () => 1;
const ofReadings = ({ traffic }: Run) => traffic.byCollection['blood_pressure'] ?? 0;
const pages = () => STORED / 1_000 + 1;
/** The time from the first request that wrote documents to the answer to the last one. */
const sending = ({ traffic }: Run) => traffic.lastSentAt - traffic.firstSendAt;

const AT_ONCE = `one fetch of ${STORED} and raw rows`;
const ONE_REQUEST = 'one compressed request';
const sendsEach =
  (count: number) =>
  ({ traffic }: Run) =>
    traffic.sends / count;
const BARE = 'bare transactions, one after another';
const pulls = [
  against(`P10 pull ${STORED}`, 'pull', 'ms', time, AT_ONCE, reference, 2.5),
  against(`P10 same, CPU of the page ${SLOW_CPU} times slower`, 'pull, slow CPU', 'ms', time, AT_ONCE, reference, 2.5),
  against('P10 same, slow 3G', 'slow pull', 'ms', time, AT_ONCE, reference, 2.5),
  against(`newest ${ROWS} on screen`, 'pull', 'ms', ({ rowsMs }) => rowsMs, 'the whole pull', time, 0.5),
  against(`same, slow 3G`, 'slow pull', 'ms', ({ rowsMs }) => rowsMs, 'the whole pull', time, 0.5),
  against('P11 long tasks of the page beyond 50 ms', 'pull', 'ms', excess, 'none allowed', one, 0),
  against('P12 bytes a reading', 'pull', 'B', ({ traffic }) => traffic.down / STORED, 'a byte', one, 60),
  against('P13 requests for the readings', 'pull', 'requests', ofReadings, 'one for each 1,000 and one more', pages, 1),
  against(
    'P13 same, the 15 further collections and deletions too',
    'pull',
    'requests',
    ({ traffic }) => traffic.documentRequests,
    'the same and one for each',
    () => pages() + FURTHER,
    1,
  ),
];
const resumes = [
  against(
    'P16 resume with nothing new, slow 3G',
    'slow resume',
    'ms',
    time,
    'one GET of the same bytes',
    reference,
    1.3,
  ),
  against(
    'same, in round trips',
    'slow resume',
    'round trips',
    (done) => roundTrips(done.traffic.calls),
    'one',
    one,
    1.3,
  ),
];
const pushes = [
  against(`push ${FEW}`, 'push few', 'ms', time, BARE, reference, 2),
  against(`push ${STORED}`, 'push many', 'ms', time, BARE, reference, 2),
  against(
    `push ${FEW}, CPU of the page ${SLOW_CPU} times slower`,
    'push few, slow CPU',
    'ms',
    time,
    BARE,
    reference,
    2,
  ),
  against(`push ${FEW}, slow 3G`, 'slow push few', 'ms', time, BARE, reference, 2),
  against('P14 push 100, slow 3G', 'slow push 100', 'ms', sending, ONE_REQUEST, reference, 3),
  against('P14 same, from the first request of the start', 'slow push 100', 'ms', sent, ONE_REQUEST, reference, 4),
  against('same, until the line says synced', 'slow push 100', 'ms', time, ONE_REQUEST, reference, 8),
  against('P15 requests a reading, few', 'push few', 'requests', sendsEach(FEW), 'a request', one, 0.03),
  against('P15 same, many', 'push many', 'requests', sendsEach(STORED), 'a request', one, 0.03),
  against('long tasks of the page beyond 50 ms', 'push few', 'ms', excess, 'none allowed', one, 0),
  against('refused as too many, few', 'push few', 'requests', ({ traffic }) => traffic.tooMany, 'none allowed', one, 0),
  against(
    'refused as too many, many',
    'push many',
    'requests',
    ({ traffic }) => traffic.tooMany,
    'none allowed',
    one,
    0,
  ),
];
printReport(
  `Sync, built app and embedded server, median of ${REPETITIONS} phones. Slow CPU slows the page, not its worker`,
  [...pulls, ...resumes, ...pushes].filter(({ value }) => value.length > 0),
);

import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { buildPage } from './harness/build-page.ts';
import { serveFolders } from './harness/folder-server.ts';
import { inFreshProfile } from './harness/fresh-browser.ts';
import type { StoreBench } from './pages/store.ts';
import { printReport, type Measure } from './harness/report.ts';
import { median, percentile } from './harness/statistics.ts';

const REPETITIONS = 3;
const SIZES = [1_000, 10_000, 100_000] as const;
const WRITES = 60;
const COLD_QUERIES = 5;
const BATCH = 1_000;

type Pair = { maia: number; raw: number };
interface Repetition {
  readonly p50: Pair;
  readonly p95: Pair;
  readonly strict: Pair;
  readonly toList: Pair;
  readonly bulk: Pair;
  readonly newest: readonly Pair[];
}

const folder = await buildPage('store');
await using server = await serveFolders([folder]);

const load = async (page: Page) => {
  await page.goto(`${server.origin}/store.html`);
  await page.waitForFunction(() => 'bench' in globalThis, undefined, { timeout: 60_000 });
};
const ask = <T, A>(page: Page, work: (bench: StoreBench, given: A) => Promise<T>, given: A): Promise<T> =>
  page.evaluate(`(${work.toString()})(globalThis.bench, ${JSON.stringify(given)})`);
const both = (samples: { maia: number[]; raw: number[] }, share: number): Pair => ({
  maia: percentile(samples.maia, share),
  raw: percentile(samples.raw, share),
});

async function repetition(): Promise<Repetition> {
  return inFreshProfile(async (profile) => {
    let page = await profile.restart();
    const newest: Pair[] = [];
    let rest: Omit<Repetition, 'newest'> | undefined;
    let stored = 0;
    for (const size of SIZES) {
      await load(page);
      const bulk = await ask(page, (bench, [from, to, batch]) => bench.bulk(from, to, batch), [
        stored,
        size,
        BATCH,
      ] as const);
      stored = size;
      if (size === 10_000) {
        const writes = await ask(page, (bench, given) => bench.writes(given), {
          times: WRITES,
          durability: 'relaxed',
        } as const);
        const strict = await ask(page, (bench, given) => bench.writes(given), {
          times: WRITES,
          durability: 'strict',
        } as const);
        const lists = await ask(page, (bench, times) => bench.writesToList(times), WRITES);
        rest = {
          p50: both(writes, 0.5),
          p95: both(writes, 0.95),
          strict: both(strict, 0.5),
          toList: both(lists, 0.5),
          bulk,
        };
      }
      page = await profile.restart();
      const cold: Pair[] = [];
      for (let n = 0; n < COLD_QUERIES; n += 1) {
        await load(page);
        cold.push(await ask(page, (bench) => bench.newestFirstTime(), null));
      }
      newest.push({ maia: median(cold.map(({ maia }) => maia)), raw: median(cold.map(({ raw }) => raw)) });
    }
    if (!rest) throw new Error('10,000 is not among the sizes');
    return { ...rest, newest };
  });
}

const repetitions: Repetition[] = [];
for (let n = 0; n < REPETITIONS; n += 1) {
  repetitions.push(await repetition());
  console.log(`repetition ${n + 1} of ${REPETITIONS} done`);
}
rmSync(folder, { recursive: true, force: true });

const against = (name: string, goal: number, referenceName: string, of: (one: Repetition) => Pair): Measure => ({
  name,
  unit: 'ms',
  value: repetitions.map((one) => of(one).maia),
  reference: repetitions.map((one) => of(one).raw),
  referenceName,
  goal,
});
const newestAt = (at: number) => (one: Repetition) => one.newest[at] ?? { maia: Number.NaN, raw: Number.NaN };

printReport(`Local store, sealed, in real Chromium, median of ${REPETITIONS} profiles`, [
  against('P1 one write, p50', 2.4, 'raw row, relaxed', ({ p50 }) => p50),
  against('P2 one write, p95', 3, 'raw row, relaxed', ({ p95 }) => p95),
  against('P1 same, user-typed rows are strict', 1.6, 'raw row, strict', ({ strict }) => strict),
  against(`P4 bulk, batches of ${BATCH}`, 1.6, 'raw rows, relaxed', ({ bulk }) => bulk),
  ...SIZES.map((size, at) => against(`P5 newest 50 of ${size}, first time`, 4, 'raw index, same rows', newestAt(at))),
  {
    name: 'P6 newest 50: 100,000 against 10,000',
    unit: 'ms',
    value: repetitions.map((one) => newestAt(2)(one).maia),
    reference: repetitions.map((one) => newestAt(1)(one).maia),
    referenceName: 'Maia at 10,000',
    goal: 1.2,
  },
  against('P7 write to list of 50, p50', 1.3, 'raw write and re-read', ({ toList }) => toList),
]);

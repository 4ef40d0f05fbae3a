import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWorld } from './build-world.ts';
import { regressions, traceOf } from './regressions.ts';
import { runSeeds, Simulator, summary, tooEasy } from './seeds.ts';

/** `npm run test:sim` runs more seeds. */
const SEEDS = 120;
const EMBEDDED_SEEDS = 8;
const TIMEOUT_MS = 290_000;

let script: string;
beforeAll(async () => {
  script = await buildWorld();
}, 60_000);

describe('the sync of five phones in a simulated world', () => {
  it(
    'keeps every promise under every seed, and the seeds are hard on it',
    async () => {
      const tally = await runSeeds({ script, from: 1, count: SEEDS });
      process.stdout.write(`${summary(tally)}\n`);
      expect(tally.failures.map(({ trace, outcome }) => ({ seed: trace.seed, ...outcome.violation }))).toEqual([]);
      expect(tooEasy(tally)).toEqual([]);
      expect(tally.runs).toBe(SEEDS);
    },
    TIMEOUT_MS,
  );

  it('runs the same way every time', async () => {
    await using simulator = new Simulator(script);
    const first = await simulator.seed(4711);
    const again = await simulator.replay(first.trace);
    await using other = new Simulator(script);
    expect(again.outcome).toEqual(first.outcome);
    expect((await other.seed(4711)).outcome).toEqual(first.outcome);
  }, 60_000);
});

describe('the same world with the embedded server in process', () => {
  it(
    'keeps every promise under every seed, and the seeds are hard on it',
    async () => {
      const tally = await runSeeds({ script: await buildWorld(undefined, 'embedded'), from: 1, count: EMBEDDED_SEEDS });
      process.stdout.write(`${summary(tally)}\n`);
      expect(tally.failures.map(({ trace, outcome }) => ({ seed: trace.seed, ...outcome.violation }))).toEqual([]);
      expect(tooEasy(tally)).toEqual([]);
      expect(tally.runs).toBe(EMBEDDED_SEEDS);
    },
    TIMEOUT_MS,
  );
});

describe('what once went wrong stays right', () => {
  let simulator: Simulator;
  beforeAll(() => void (simulator = new Simulator(script)));
  afterAll(() => simulator[Symbol.asyncDispose]());

  it.each(regressions)('%s', { timeout: 30_000 }, async (name) => {
    expect((await simulator.replay(traceOf(name))).outcome.violation).toBeUndefined();
  });
});

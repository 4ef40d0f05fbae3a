import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWorld, type BuiltWorld } from './build-world.ts';
import { regressions, traceOf } from './regressions.ts';
import { runSeeds, Simulator, Simulators, summary, tooEasy } from './seeds.ts';
import type { Outcome } from './world/run-trace.ts';

/** `npm run test:sim` runs more seeds. */
const SEEDS = 120;
const EMBEDDED_SEEDS = 8;
const TIMEOUT_MS = 290_000;

let world: BuiltWorld;
/** The same processes run everything here, because a process needs as long for its start as for several runs. */
let simulators: Simulators;
beforeAll(async () => {
  world = await buildWorld();
  simulators = new Simulators(world);
}, 60_000);
afterAll(() => simulators[Symbol.asyncDispose]());

async function keepsEveryPromise(count: number): Promise<void> {
  const tally = await runSeeds(simulators, { from: 1, count });
  process.stdout.write(`${summary(tally)}\n`);
  expect(tally.failures.map(({ trace, outcome }) => ({ seed: trace.seed, ...outcome.violation }))).toEqual([]);
  expect(tooEasy(tally)).toEqual([]);
  expect(tally.runs).toBe(count);
}

describe('the sync of five phones in a simulated world', () => {
  it('keeps every promise under every seed, and the seeds are hard on it', () => keepsEveryPromise(SEEDS), TIMEOUT_MS);

  it('runs the same way every time', async () => {
    const outcomes: Outcome[] = [];
    await simulators.forEach([1, 2], async (simulator) => {
      const { trace, outcome } = await simulator.seed(4711);
      outcomes.push(outcome, (await simulator.replay(trace)).outcome);
    });
    await using fresh = new Simulator(world);
    outcomes.push((await fresh.seed(4711)).outcome);
    expect(outcomes).toEqual(Array.from({ length: 5 }, () => outcomes[0]));
  }, 60_000);
});

describe('what once went wrong stays right', () => {
  const outcomes = new Map<string, Outcome>();
  beforeAll(
    () =>
      simulators.forEach(regressions, async (simulator, name) => {
        outcomes.set(name, (await simulator.replay(traceOf(name))).outcome);
      }),
    60_000,
  );

  it.each(regressions)('%s', (name) => {
    expect(outcomes.get(name)).toMatchObject({ violation: undefined });
  });
});

describe('the same world with the embedded server in process', () => {
  it(
    'keeps every promise under every seed, and the seeds are hard on it',
    async () => {
      simulators.enter(await buildWorld(undefined, 'embedded'));
      await keepsEveryPromise(EMBEDDED_SEEDS);
    },
    TIMEOUT_MS,
  );
});

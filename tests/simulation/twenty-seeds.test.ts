import { expect, it } from 'vitest';
import { buildWorld } from './build-world.ts';
import { runSeeds, Simulators, tooEasy } from './seeds.ts';

/** The first seeds of simulation.test.ts, for `npm test`. */
const SEEDS = 20;

it('twenty simulated worlds of five phones keep every promise, and they are hard on it', async () => {
  await using simulators = new Simulators(await buildWorld());
  const tally = await runSeeds(simulators, { from: 1, count: SEEDS });
  expect(tally.failures.map(({ trace, outcome }) => ({ seed: trace.seed, ...outcome.violation }))).toEqual([]);
  expect(tooEasy(tally)).toEqual([]);
  expect(tally.runs).toBe(SEEDS);
});

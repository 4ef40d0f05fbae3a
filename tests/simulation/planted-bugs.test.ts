import { beforeAll, describe, expect, it } from 'vitest';
import { buildWorld } from './build-world.ts';
import { bugNames, caughtAt, type BugName } from './planted-bugs/planted-bugs.ts';
import { findBugs } from './prove-bugs.ts';
import { Simulator } from './seeds.ts';
import type { Answer } from './world/run-jobs.ts';

const TIMEOUT_MS = 290_000;
/** Seeds that the world without a bug runs after all bugs, in the process of their worlds. */
const CONTROL_SEEDS = [1, 2, 3, 4, 5, 6];

describe('the simulation finds a planted bug', () => {
  const found = new Map<BugName, Answer>();
  const controls: Answer[] = [];

  beforeAll(
    () =>
      findBugs({
        first: (bug) => caughtAt[bug],
        onFound: (bug, run) => run && found.set(bug, run),
        onEnd: (simulators) =>
          simulators.forEach(CONTROL_SEEDS, async (simulator, seed) => void controls.push(await simulator.seed(seed))),
      }),
    TIMEOUT_MS,
  );

  it.each(bugNames)('%s', (bug) => {
    const run = found.get(bug);
    process.stdout.write(`${bug}: seed ${run?.trace.seed}, ${run?.outcome.violation?.invariant}\n`);
    expect(run).toBeDefined();
  });

  it('in at least 60 forms, each within 200 seeds', () => {
    expect(bugNames.length).toBeGreaterThanOrEqual(60);
    for (const seed of Object.values(caughtAt)) expect(seed).toBeLessThanOrEqual(200);
  });

  it('and nothing where no bug is planted, in the same processes after them', () => {
    expect(controls.length).toBe(CONTROL_SEEDS.length);
    for (const { outcome } of controls) expect(outcome.violation).toBeUndefined();
  });

  it('and shrinks the run to a few steps that break the same promise', { timeout: TIMEOUT_MS }, async () => {
    const bug = 'a write without a broadcast is not looked for';
    const { trace, outcome } = found.get(bug) ?? {};
    if (!trace || !outcome?.violation) throw new Error('not caught');
    await using simulator = new Simulator(await buildWorld(bug));
    const shrunk = await simulator.shrink(trace, outcome.violation.invariant);
    expect(shrunk.outcome.violation?.invariant).toBe(outcome.violation.invariant);
    expect(shrunk.trace.steps.length).toBeLessThanOrEqual(12);
  });
});

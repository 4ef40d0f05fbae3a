import { describe, expect, it } from 'vitest';
import { buildWorld } from './build-world.ts';
import { bugNames, caughtAt, type BugName } from './planted-bugs/planted-bugs.ts';
import { findRun } from './prove-bugs.ts';
import { Simulator } from './seeds.ts';
import type { Answer } from './world/run-jobs.ts';

const TIMEOUT_MS = 150_000;

/** Runs the seed that is known to find the bug, else the first of 200 seeds that does. */
const findQuickly = async (script: string, bug: BugName): Promise<Answer | undefined> =>
  (await findRun(script, caughtAt[bug] ?? 1, 1)) ?? (await findRun(script, 1));

describe('the simulation finds a planted bug', () => {
  it.each(bugNames)('%s', { timeout: TIMEOUT_MS }, async (bug) => {
    const found = await findQuickly(await buildWorld(bug), bug);
    process.stdout.write(`${bug}: seed ${found?.trace.seed}, ${found?.outcome.violation?.invariant}\n`);
    expect(found).toBeDefined();
  });

  it('in at least 60 forms, each within 200 seeds', () => {
    expect(bugNames.length).toBeGreaterThanOrEqual(60);
    for (const seed of Object.values(caughtAt)) expect(seed).toBeLessThanOrEqual(200);
  });

  it('and shrinks the run to a few steps that break the same promise', { timeout: TIMEOUT_MS }, async () => {
    const bug = 'a write without a broadcast is not looked for';
    const script = await buildWorld(bug);
    const found = await findQuickly(script, bug);
    if (!found?.outcome.violation) throw new Error('not caught');
    await using simulator = new Simulator(script);
    const shrunk = await simulator.shrink(found.trace, found.outcome.violation.invariant);
    expect(shrunk.outcome.violation?.invariant).toBe(found.outcome.violation.invariant);
    expect(shrunk.trace.steps.length).toBeLessThanOrEqual(12);
  });
});

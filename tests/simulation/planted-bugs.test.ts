import { describe, expect, it } from 'vitest';
import { buildWorld } from './build-world.ts';
import { bugNames, caughtAt, caughtByTrace, type BugName } from './planted-bugs.ts';
import { traceOf } from './regressions.ts';
import { runSeeds, Simulator, type Tally } from './seeds.ts';
import type { Answer } from './world/answer-jobs.ts';

const MOST_SEEDS = 200;
const TIMEOUT_MS = 150_000;
const isCaught = ({ failures }: Tally) => failures.length > 0;

/** The first run that the bug breaks: the seed that is known to, else one of the first 200. */
async function findRun(script: string, bug: BugName): Promise<Answer | undefined> {
  for (const [from, count] of [[caughtAt[bug] ?? 1, 1] as const, [1, MOST_SEEDS] as const]) {
    const { failures } = await runSeeds({ script, from, count, isEnough: isCaught });
    if (failures[0]) return failures[0];
  }
  return undefined;
}

describe('the simulation finds a planted bug', () => {
  it.each(bugNames.filter((bug) => !caughtByTrace[bug]))('%s', { timeout: TIMEOUT_MS }, async (bug) => {
    const found = await findRun(await buildWorld(bug), bug);
    process.stdout.write(`${bug}: seed ${found?.trace.seed}, ${found?.outcome.violation?.invariant}\n`);
    expect(found).toBeDefined();
  });

  it('by seeds alone in at least 20 cases', () => {
    expect(bugNames.length - Object.keys(caughtByTrace).length).toBeGreaterThanOrEqual(20);
  });

  it.each(Object.entries(caughtByTrace).map(([bug, { trace, because }]) => ({ bug, trace, because })))(
    '$bug, in a kept trace, since it takes $because',
    { timeout: TIMEOUT_MS },
    async ({ bug, trace }) => {
      await using simulator = new Simulator(await buildWorld(bug as BugName));
      const { violation } = (await simulator.replay(traceOf(trace))).outcome;
      expect(violation).toBeDefined();
    },
  );

  it('and shrinks the run to a few steps that break the same promise', { timeout: TIMEOUT_MS }, async () => {
    const bug = 'what was written unheard is not looked for';
    const script = await buildWorld(bug);
    const found = await findRun(script, bug);
    if (!found?.outcome.violation) throw new Error('not caught');
    await using simulator = new Simulator(script);
    const shrunk = await simulator.shrink(found.trace, found.outcome.violation.invariant);
    expect(shrunk.outcome.violation?.invariant).toBe(found.outcome.violation.invariant);
    expect(shrunk.trace.steps.length).toBeLessThanOrEqual(12);
  });
});

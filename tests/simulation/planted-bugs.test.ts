import { describe, expect, it } from 'vitest';
import { buildWorld } from './build-world.ts';
import { bugNames } from './planted-bugs.ts';
import { runSeeds, Simulator, type Tally } from './seeds.ts';

const MOST_SEEDS = 200;
const TIMEOUT_MS = 120_000;
const isCaught = ({ failures }: Tally) => failures.length > 0;

describe('the simulation finds a planted bug', () => {
  it.each(bugNames)('%s', { timeout: TIMEOUT_MS }, async (bug) => {
    const script = await buildWorld(bug);
    const tally = await runSeeds({ script, from: 1, count: MOST_SEEDS, isEnough: isCaught });
    const [first] = tally.failures;
    process.stdout.write(`seed ${first?.trace.seed}: ${first?.outcome.violation?.invariant}: ${bug}\n`);
    expect(isCaught(tally)).toBe(true);
  });

  it('and shrinks the run to a few steps that break the same promise', { timeout: TIMEOUT_MS }, async () => {
    const script = await buildWorld('what was written unheard is not looked for');
    const { failures } = await runSeeds({ script, from: 1, count: MOST_SEEDS, isEnough: isCaught });
    const [found] = failures;
    if (!found?.outcome.violation) throw new Error('not caught');
    await using simulator = new Simulator(script);
    const shrunk = await simulator.shrink(found.trace, found.outcome.violation.invariant);
    expect(shrunk.outcome.violation?.invariant).toBe(found.outcome.violation.invariant);
    expect(shrunk.trace.steps.length).toBeLessThanOrEqual(12);
  });
});

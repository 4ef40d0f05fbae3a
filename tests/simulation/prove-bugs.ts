import { buildWorld } from './build-world.ts';
import { bugNames, type BugName } from './planted-bugs/planted-bugs.ts';
import { runSeeds } from './seeds.ts';
import type { Answer } from './world/run-jobs.ts';

/** A bug must be found within so many seeds. */
export const MOST_SEEDS = 200;

/** The first run among so many seeds that violates an invariant. */
export async function findRun(script: string, from: number, count = MOST_SEEDS): Promise<Answer | undefined> {
  const { failures } = await runSeeds({ script, from, count, isEnough: (tally) => tally.failures.length > 0 });
  return failures[0];
}

/**
 * Plants one bug after the other and prints the seed that finds it, in the form of `caughtAt`. @returns whether all
 * were found
 */
export async function proveBugs(from: number): Promise<boolean> {
  const missed: BugName[] = [];
  for (const bug of bugNames) {
    const found = await findRun(await buildWorld(bug), from);
    if (!found) missed.push(bug);
    const how = found ? `${found.trace.seed}, // ${found.outcome.violation?.invariant}` : 'NOT FOUND';
    process.stdout.write(`  '${bug}': ${how}\n`);
  }
  process.stdout.write(`${bugNames.length} bugs, ${missed.length} not found within ${MOST_SEEDS} seeds\n`);
  return missed.length === 0;
}

import { buildWorld } from './build-world.ts';
import { bugNames, type BugName } from './planted-bugs.ts';
import { runSeeds } from './seeds.ts';
import type { Answer } from './world/run-jobs.ts';

/** Within so many seeds a bug must show. */
export const MOST_SEEDS = 200;

/** A run among so many seeds that breaks a promise. */
export async function findRun(script: string, from: number, count = MOST_SEEDS): Promise<Answer | undefined> {
  const { failures } = await runSeeds({ script, from, count, isEnough: (tally) => tally.failures.length > 0 });
  return failures[0];
}

/** Plants one bug after the other and prints which seed finds it, as `caughtAt` has it. @returns whether all were found */
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

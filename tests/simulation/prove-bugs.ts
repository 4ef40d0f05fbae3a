import { buildWorld } from './build-world.ts';
import { bugNames, type BugName } from './planted-bugs/planted-bugs.ts';
import { Simulators, type Simulator } from './seeds.ts';
import type { Answer } from './world/run-jobs.ts';

/** A bug must be found within so many seeds. */
export const MOST_SEEDS = 200;

/** The first run among so many seeds that violates an invariant. */
async function findRun(simulator: Simulator, from: number, count: number): Promise<Answer | undefined> {
  for (let seed = from; seed < from + count; seed += 1) {
    const answer = await simulator.seed(seed);
    if (answer.outcome.violation) return answer;
  }
  return undefined;
}

interface Search {
  /** The seed that is tried first. */
  readonly first: (bug: BugName) => number | undefined;
  /** The first of the 200 seeds that are tried then; 1 unless given. */
  readonly from?: number;
  readonly onFound: (bug: BugName, found: Answer | undefined) => void;
  /** Called after the last bug, in the same processes, with the world without a bug. */
  readonly onEnd?: (simulators: Simulators) => Promise<void>;
}

/**
 * Plants one bug after the other and looks for a seed that finds it. One process on each processor runs the worlds of
 * many bugs, because loading the libraries takes longer than a run.
 */
export async function findBugs({ first, from = 1, onFound, onEnd }: Search): Promise<void> {
  const unpatched = await buildWorld();
  await using simulators = new Simulators(unpatched);
  await simulators.forEach(bugNames, async (simulator, bug) => {
    simulator.enter(await buildWorld(bug));
    const known = first(bug);
    const found = known === undefined ? undefined : await findRun(simulator, known, 1);
    onFound(bug, found ?? (await findRun(simulator, from, MOST_SEEDS)));
  });
  simulators.enter(unpatched);
  await onEnd?.(simulators);
}

/**
 * Prints the seed that finds each bug, in the form of `caughtAt`. @returns whether all were found
 */
export async function proveBugs(from: number): Promise<boolean> {
  const missed: BugName[] = [];
  await findBugs({
    first: () => undefined,
    from,
    onFound(bug, found) {
      if (!found) missed.push(bug);
      const how = found ? `${found.trace.seed}, // ${found.outcome.violation?.invariant}` : 'NOT FOUND';
      process.stdout.write(`  '${bug}': ${how}\n`);
    },
  });
  process.stdout.write(`${bugNames.length} bugs, ${missed.length} not found within ${MOST_SEEDS} seeds\n`);
  return missed.length === 0;
}

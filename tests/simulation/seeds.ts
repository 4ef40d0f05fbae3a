import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { BuiltWorld } from './build-world.ts';
import type { Answer, Job, WorkerData } from './world/run-jobs.ts';
import type { Order } from './world/worker.ts';
import type { Trace } from './world/steps.ts';

const config = fileURLToPath(new URL('../../appwrite.json', import.meta.url));
/** Memory and RxDB's clock grow with every run, so a new worker starts after this many runs. */
const RUNS_A_WORKER = 500;
/** A run that takes longer (ms) counts as hanging. */
const TIMEOUT_MS = 120_000;
/** Shrinking a run needs hundreds of runs, so its limit (ms) is higher. */
const SHRINK_TIMEOUT_MS = 20 * 60_000;

/** Runs jobs in a worker, whose clock and random numbers are simulated. */
export class Simulator implements AsyncDisposable {
  #worker: Worker | undefined;
  #runs = 0;
  /** The data folder of a server in the worker. */
  readonly #folder = mkdtempSync(join(tmpdir(), 'maia-world-'));

  constructor(private world: BuiltWorld) {}

  /** From now on runs this world, in the process of the worlds before. */
  enter(world: BuiltWorld): void {
    this.world = world;
  }

  seed(seed: number): Promise<Answer> {
    return this.#ask({ do: 'seed', seed });
  }

  replay(trace: Trace): Promise<Answer> {
    return this.#ask({ do: 'replay', trace });
  }

  shrink(trace: Trace, invariant: string): Promise<Answer> {
    return this.#ask({ do: 'shrink', trace, invariant });
  }

  async #ask(job: Job): Promise<Answer> {
    if ((this.#runs += 1) % RUNS_A_WORKER === 0) await this.#end();
    const worker = (this.#worker ??= new Worker(this.world.worker, {
      workerData: { config, folder: this.#folder } satisfies WorkerData,
      execArgv: [],
    }));
    return new Promise((resolve, reject) => {
      const timeout = job.do === 'shrink' ? SHRINK_TIMEOUT_MS : TIMEOUT_MS;
      const timer = setTimeout(() => reject(new Error(`no end: ${JSON.stringify(job)}`)), timeout);
      const failed = (error: unknown) => reject(error as Error);
      worker.once('error', failed);
      worker.once('message', (answer: Answer) => {
        clearTimeout(timer);
        worker.off('error', failed);
        resolve(answer);
      });
      worker.postMessage({ script: this.world.script, job } satisfies Order);
    });
  }

  async #end(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = undefined;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#end();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

export interface Tally {
  runs: number;
  seconds: number;
  faults: Record<string, number>;
  conflicts: number;
  overlaps: number;
  calls: number;
  failures: Answer[];
}

/** One simulator for each processor. */
export class Simulators implements AsyncDisposable {
  readonly #all: readonly Simulator[];

  constructor(world: BuiltWorld, workers = availableParallelism()) {
    this.#all = Array.from({ length: workers }, () => new Simulator(world));
  }

  enter(world: BuiltWorld): void {
    for (const simulator of this.#all) simulator.enter(world);
  }

  /** Does the work for each item, in order and in parallel. */
  async forEach<T>(items: Iterable<T>, work: (simulator: Simulator, item: T) => Promise<void>): Promise<void> {
    const left = items[Symbol.iterator]();
    await Promise.all(
      this.#all.map(async (simulator) => {
        for (let next = left.next(); !next.done; next = left.next()) await work(simulator, next.value);
      }),
    );
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#all.map((simulator) => simulator[Symbol.asyncDispose]()));
  }
}

/** Runs seeds in order, in parallel on all processors. */
export async function runSeeds(
  simulators: Simulators,
  { from, count }: { from: number; count: number },
): Promise<Tally> {
  const tally: Tally = { runs: 0, seconds: 0, faults: {}, conflicts: 0, overlaps: 0, calls: 0, failures: [] };
  const startedAt = performance.now();
  const seeds = Array.from({ length: count }, (_, nth) => from + nth);
  await simulators.forEach(seeds, async (simulator, seed) => {
    const answer = await simulator.seed(seed);
    const { violation, faults, conflicts, overlaps, calls } = answer.outcome;
    tally.runs += 1;
    tally.conflicts += conflicts;
    tally.overlaps += overlaps;
    tally.calls += calls;
    for (const [name, times] of Object.entries(faults)) tally.faults[name] = (tally.faults[name] ?? 0) + times;
    if (violation) tally.failures.push(answer);
  });
  tally.seconds = (performance.now() - startedAt) / 1000;
  tally.failures.sort((one, other) => one.trace.seed - other.trace.seed);
  return tally;
}

/** The kinds of faults that a batch of any size must have injected. */
const kinds = [
  'lose request',
  'lose response',
  'twice',
  'late',
  'slow',
  'slow commit',
  'foreign answer',
  'crash before',
  'crash after',
  'disk',
  'crash',
  'status 429',
  'status 409',
  'status 503',
  'lose session',
  'borrow session',
  'server down',
  'assign doctor',
  'doctor looks',
  'jump clocks',
  'time passes',
  'restore backup',
  'phone backup',
  'phone restore',
  'phone wipe',
  'sync quota',
  'sync crash before',
  'sync crash after',
  'write without broadcast',
  'kill leader',
  'freeze leader',
  'steal the lead',
];

/** What people do in some runs only. It is counted like a fault, and is none. */
const work = [
  'take pressure',
  'act in episodes',
  'doctor answers',
  'edit appointment',
  'save appointment',
  'accept contact',
  'file upload',
  'file removal',
  'forum text',
  'forum vote',
];

/** A batch of this many runs must have injected each of the rare kinds of faults, and have done all work. */
const RUNS_OF_RARE_KINDS = 300;
const rareKinds = [
  ...['lose request', 'lose response', 'twice', 'late', 'crash before', 'crash after'].flatMap((kind) => [
    `file ${kind}`,
    `forum ${kind}`,
  ]),
  ...['quota', 'crash before', 'crash after'].flatMap((kind) => [`files ${kind}`, `forum disk ${kind}`]),
  ...work,
];

const sumOf = (faults: Readonly<Record<string, number>>): number =>
  Object.entries(faults).reduce((sum, [name, count]) => (work.includes(name) ? sum : sum + count), 0);

/** The reasons why a batch proves too little: it must have every kind of fault, and enough faults, conflicts and overlapping calls. */
export function tooEasy({ runs, faults, conflicts, overlaps }: Tally): string[] {
  const wanted = [...(runs < 50 ? [] : kinds), ...(runs < RUNS_OF_RARE_KINDS ? [] : rareKinds)];
  const missing = wanted.filter((kind) => (faults[kind] ?? 0) === 0);
  return [
    ...missing.map((kind) => `no ${kind}`),
    ...(sumOf(faults) < runs * 5 ? [`${sumOf(faults)} faults in ${runs} runs`] : []),
    ...(conflicts < runs * 0.5 ? [`${conflicts} conflicts in ${runs} runs`] : []),
    ...(overlaps < runs * 20 ? [`${overlaps} calls that overlapped in ${runs} runs`] : []),
  ];
}

export const summary = ({ runs, seconds, faults, conflicts, overlaps, calls, failures }: Tally): string =>
  `${runs} seeds in ${seconds.toFixed(1)} s (${(runs / seconds).toFixed(1)} a second), ${sumOf(faults)} faults, ${conflicts} conflicts, ${calls} calls, ${overlaps} overlapping, ${failures.length} failed`;

import './virtual-time.ts';
import 'fake-indexeddb/auto';
import { parentPort } from 'node:worker_threads';
import { makeTrace } from './make-trace.ts';
import { runTrace, type OpenServer, type Outcome } from './run-trace.ts';
import { shrink } from './shrink.ts';
import type { Trace } from './steps.ts';

/** A job for a worker, which answers each with one `Answer`. */
export type Job =
  | { readonly do: 'seed'; readonly seed: number }
  | { readonly do: 'replay'; readonly trace: Trace }
  | { readonly do: 'shrink'; readonly trace: Trace; readonly invariant: string };

export interface Answer {
  readonly trace: Trace;
  readonly outcome: Outcome;
}

/** What a worker gets at its start. */
export interface WorkerData {
  /** The path of appwrite.json. */
  readonly config: string;
  /** The data folder of a server. The creator of the worker removes it. */
  readonly folder: string;
}

async function done(job: Job, openServer: OpenServer): Promise<Answer> {
  const given = job.do === 'seed' ? makeTrace(job.seed) : job.trace;
  const trace = job.do === 'shrink' ? await shrink(given, job.invariant, openServer) : given;
  return { trace, outcome: await runTrace(trace, openServer) };
}

/** Runs the jobs that are sent to this worker. */
export function answerJobs(openServer: OpenServer): void {
  // RxDB needs longer for the first databases of a process, so an empty run goes first.
  const warm = runTrace({ seed: 0, steps: [] }, openServer);
  // Sync does not wait for some calls. Those of a dead process reject without a handler, as in a closed tab.
  process.on('unhandledRejection', () => {});
  parentPort?.on(
    'message',
    (job: Job) =>
      void warm
        .then(() => done(job, openServer))
        .then(
          (answer) => parentPort?.postMessage(answer),
          (error: unknown) =>
            process.nextTick(() => {
              throw error;
            }),
        ),
  );
}

import './virtual-time.ts';
import 'fake-indexeddb/auto';
import { parentPort } from 'node:worker_threads';
import { makeTrace } from './make-trace.ts';
import { runTrace, type OpenServer, type Outcome } from './run-trace.ts';
import { shrink } from './shrink.ts';
import type { Trace } from './steps.ts';

/** What a worker is asked; it answers each with one `Answer`. */
export type Job =
  | { readonly do: 'seed'; readonly seed: number }
  | { readonly do: 'replay'; readonly trace: Trace }
  | { readonly do: 'shrink'; readonly trace: Trace; readonly invariant: string };

export interface Answer {
  readonly trace: Trace;
  readonly outcome: Outcome;
}

/** What a worker knows from its beginning. */
export interface WorkerData {
  /** Path of appwrite.json. */
  readonly config: string;
  /** For the data of a server; whoever made the worker removes it. */
  readonly folder: string;
}

async function done(job: Job, openServer: OpenServer): Promise<Answer> {
  const given = job.do === 'seed' ? makeTrace(job.seed) : job.trace;
  const trace = job.do === 'shrink' ? await shrink(given, job.invariant, openServer) : given;
  return { trace, outcome: await runTrace(trace, openServer) };
}

/** Works through the jobs that this worker is sent. */
export function answerJobs(openServer: OpenServer): void {
  // The first databases of a realm take RxDB longer than all others: no counted run is the first.
  const warm = runTrace({ seed: 0, steps: [] }, openServer);
  // Sync lets some calls go without waiting; those of a dead phone fail without an answer, as they do in a closed tab.
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

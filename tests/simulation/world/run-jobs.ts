import { makeTrace } from './make-trace.ts';
import { runTrace, type OpenServer, type Outcome } from './run-trace.ts';
import { shrink } from './shrink.ts';
import type { Trace } from './steps.ts';

/** A job for a world, which answers each with one `Answer`. */
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

/** @returns the function that does the jobs of a world with this server */
export function answersWith(openServer: OpenServer): (job: Job) => Promise<Answer> {
  // RxDB needs longer for the first databases of a process, so an empty run goes first.
  const warm = runTrace({ seed: 0, steps: [] }, openServer);
  return async (job) => {
    await warm;
    const given = job.do === 'seed' ? makeTrace(job.seed) : job.trace;
    const trace = job.do === 'shrink' ? await shrink(given, job.invariant, openServer) : given;
    return { trace, outcome: await runTrace(trace, openServer) };
  };
}

import './virtual-time.ts';
import 'fake-indexeddb/auto';
import { parentPort } from 'node:worker_threads';
import type { Answer, Job } from './run-jobs.ts';

/** A job, and the path of the bundled world that does it. */
export interface Order {
  readonly script: string;
  readonly job: Job;
}

// Sync does not wait for some calls. Those of a dead process reject without a handler, as in a closed tab.
process.on('unhandledRejection', () => {});

async function answered({ script, job }: Order): Promise<Answer> {
  const { answer } = (await import(script)) as { answer: (job: Job) => Promise<Answer> };
  return answer(job);
}

parentPort?.on(
  'message',
  (order: Order) =>
    void answered(order).then(
      (answer) => parentPort?.postMessage(answer),
      (error: unknown) =>
        process.nextTick(() => {
          throw error;
        }),
    ),
);

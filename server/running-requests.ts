import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const LOOK_AGAIN_MS = 20;

export interface RunningRequests {
  /** Resolves when none is running any more, or after this many ms. */
  ended(withinMs: number): Promise<void>;
}

/** Counts the requests that have begun and not ended, whoever answers them. Call it before the first route is made. */
export function countRunning(app: FastifyInstance): RunningRequests {
  let count = 0;
  app.addHook('onRequest', (_request, reply, done) => {
    count += 1;
    // Comes once for every answer, also for one that nobody waits for any more.
    reply.raw.once('close', () => (count -= 1));
    done();
  });
  return {
    async ended(withinMs) {
      const endsAt = performance.now() + withinMs;
      while (count > 0 && performance.now() < endsAt) await sleep(LOOK_AGAIN_MS);
    },
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const POLL_MS = 20;

export interface RunningRequests {
  /** Resolves when no request is running, or after this many ms. */
  ended(withinMs: number): Promise<void>;
}

/** Counts the running requests of all routes. Call it before the first route is registered. */
export function countRunning(app: FastifyInstance): RunningRequests {
  let count = 0;
  app.addHook('onRequest', (_request, reply, done) => {
    count += 1;
    // Emitted once for every response, also when the client has disconnected.
    reply.raw.once('close', () => (count -= 1));
    done();
  });
  return {
    async ended(withinMs) {
      const endsAt = performance.now() + withinMs;
      while (count > 0 && performance.now() < endsAt) await sleep(POLL_MS);
    },
  };
}

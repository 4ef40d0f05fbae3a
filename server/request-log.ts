import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from './caller.ts';
import type { WriteLine } from './log.ts';

/** Of a request that its sender gave up; common servers write the same. */
const GIVEN_UP = 499;
const SHORT = 12;

/**
 * Writes one line of JSON for each request: time, method, the route's pattern, status, ms, and who called as a short name
 * that only `key` could turn into an account. No address, no query, no body: those may hold health values.
 */
export function logRequests(app: FastifyInstance, write: WriteLine, key: string): void {
  const nameOf = ({ kind, userId }: Caller): string | undefined =>
    userId === undefined
      ? kind === 'key'
        ? 'key'
        : undefined
      : createHmac('sha256', key).update(userId).digest('hex').slice(0, SHORT);

  const note = (request: FastifyRequest, reply: FastifyReply): void => {
    // Outside of the API nobody is asked for.
    const caller = request.caller as Caller | undefined;
    write(
      JSON.stringify({
        time: new Date().toISOString(),
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.raw.writableFinished ? reply.statusCode : GIVEN_UP,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        by: caller && nameOf(caller),
      }),
    );
  };
  app.addHook('onRequest', (request, reply, done) => {
    // Comes once for every answer, also for one that nobody waits for any more.
    reply.raw.once('close', () => note(request, reply));
    done();
  });
}

import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../protocol/caller.ts';
import type { WriteLine } from './log.ts';

/** Status of a request whose client disconnected; other servers use the same. */
const CLIENT_CLOSED = 499;
const NAME_LENGTH = 12;

/**
 * Writes one line of JSON for each request: time, method, route pattern, status, ms, and a short pseudonym of the
 * caller that can only be computed with `key`. No URL, query or body: they may contain health data.
 */
export function logRequests(app: FastifyInstance, write: WriteLine, key: string): void {
  const nameOf = ({ kind, userId }: Caller): string | undefined =>
    userId === undefined
      ? kind === 'key'
        ? 'key'
        : undefined
      : createHmac('sha256', key).update(userId).digest('hex').slice(0, NAME_LENGTH);

  const logRequest = (request: FastifyRequest, reply: FastifyReply): void => {
    // Requests outside the API have no caller.
    const caller = request.caller as Caller | undefined;
    write(
      JSON.stringify({
        time: new Date().toISOString(),
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.raw.writableFinished ? reply.statusCode : CLIENT_CLOSED,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        by: caller && nameOf(caller),
      }),
    );
  };
  app.addHook('onRequest', (request, reply, done) => {
    // Emitted once for every response, also when the client has disconnected.
    reply.raw.once('close', () => logRequest(request, reply));
    done();
  });
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../caller.ts';
import type { Limit } from './rate-limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
    /** Did one of this server's own functions send it? Then its address is that of all of them. */
    isOfFunction: boolean;
  }
  interface FastifyContextConfig {
    /** What a caller must be allowed; without one the route is public. */
    scope?: string;
    limit?: Limit;
  }
}

/** Answers with the body; the status is the route's. */
export type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  scope: string;
  status: number;
  handle: Handler;
  limit?: Limit;
  /** Bytes of a JSON body. */
  maxBody: number;
}

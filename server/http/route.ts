import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../protocol/caller.ts';
import type { Scope } from '../authentication/scopes.ts';
import type { Limit } from './rate-limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
    /** Whether a function of this server sent the request. Then its IP address is shared by all functions. */
    isOfFunction: boolean;
  }
  interface FastifyContextConfig {
    /** The scope that the caller needs; without one it is open to all callers. */
    scope?: Scope;
    limit?: Limit;
    /** Whether a session may call it before it has completed a challenge with a second factor. */
    isOpenToHalfSessions?: boolean;
    /** Whether a session may call it whose user has to choose a new password first. */
    isOpenBeforeNewPassword?: boolean;
  }
}

/** Returns the response body; the status comes from the route. */
export type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  scope: Scope;
  status: number;
  handle: Handler;
  limit?: Limit;
  isOpenToHalfSessions: boolean;
  isOpenBeforeNewPassword: boolean;
  /** Largest JSON body in bytes. */
  maxBody: number;
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import { readContentRange } from '../storage/content-range.ts';
import { bodyOf } from './params.ts';
import './route.ts';

export interface Limit {
  max: number;
  windowSeconds: number;
  /** What calls have in common that are counted together. */
  by(request: FastifyRequest): string;
  /** Success forgets the failures before it. */
  resetOnSuccess?: boolean;
  /** Counted beside this one: calls that fail, by their address, which those of our own functions share. */
  failures?: Count;
  /** Counted beside this one, whatever becomes of the call. */
  beside?: Count;
}
type Count = Pick<Limit, 'max' | 'windowSeconds' | 'by'>;

const MINUTE = 60;
const HOUR = 3600;
const byCaller = (request: FastifyRequest): string => `${request.ip} ${request.caller.userId ?? ''}`;
/** What is counted is kept: no more of what a caller sends than the longest address of mail. */
const MAX_NAME = 320;
const said = (request: FastifyRequest, name: string): string | undefined => {
  const value = bodyOf(request)[name];
  return value === undefined || value === null ? undefined : String(value).slice(0, MAX_NAME);
};
/** For routes alone that act on the address of mail that was sent: elsewhere it is whatever the caller makes up. */
const byEmail = (request: FastifyRequest): string => (said(request, 'email') ?? '').toLowerCase();

export const WRITES: Limit = { max: 120, windowSeconds: MINUTE, by: byCaller };
export const DELETES: Limit = { max: 60, windowSeconds: MINUTE, by: byCaller };
export const SIGN_UPS: Limit = { max: 10, windowSeconds: HOUR, by: (request) => request.ip };
/** Appwrite's ten for an address of mail; and for one that tries a password on many accounts, fifty for his own. */
export const LOGINS: Limit = {
  max: 10,
  windowSeconds: HOUR,
  by: byEmail,
  resetOnSuccess: true,
  failures: { max: 50, windowSeconds: 15 * MINUTE, by: (request) => `failures ${request.ip}` },
};
export const LOGOUTS: Limit = { max: 100, windowSeconds: HOUR, by: byCaller };
/** What a signed-in caller does to his own account: guesses at its password, mails to its address, from wherever. */
export const OWN_ACCOUNT: Limit = {
  max: 10,
  windowSeconds: HOUR,
  by: (request) => request.caller.userId ?? request.ip,
};
/** Of mails to one address, and of one caller's to many. */
export const RECOVERIES: Limit = {
  max: 10,
  windowSeconds: HOUR,
  by: byEmail,
  beside: { max: 10, windowSeconds: HOUR, by: (request) => `from ${request.ip}` },
};
export const CONFIRMATIONS: Limit = {
  max: 10,
  windowSeconds: HOUR,
  by: (request) => said(request, 'userId') ?? request.ip,
};

/** The chunks of one place in their files are counted together. */
export const UPLOADS: Limit = {
  max: 60,
  windowSeconds: MINUTE,
  by: (request) => {
    const range = readContentRange(request.headers['content-range'] ?? '');
    return `${byCaller(request)} ${range ? Math.floor(range.start / (range.end + 1 - range.start)) : 0}`;
  },
};

/** Counts calls in windows that begin at whole minutes and hours. */
export class RateLimits {
  private readonly counts = new Map<string, { count: number; reset: number }>();

  /** Counts a call and tells the client how many are left. @throws general_rate_limit_exceeded */
  take(limit: Limit, request: FastifyRequest, reply: FastifyReply): void {
    if (limit.failures && !request.isOfFunction) this.take(limit.failures, request, reply);
    if (limit.beside) this.take(limit.beside, request, reply);
    const now = Date.now() / 1000;
    const key = this.keyOf(limit, request);
    let entry = this.counts.get(key);
    if (!entry || entry.reset <= now) {
      entry = { count: 0, reset: (Math.floor(now / limit.windowSeconds) + 1) * limit.windowSeconds };
      this.forgetOver(now);
      this.counts.set(key, entry);
    }
    entry.count += 1;
    reply.headers({
      'x-ratelimit-limit': limit.max,
      'x-ratelimit-remaining': Math.max(0, limit.max - entry.count),
      'x-ratelimit-reset': entry.reset,
    });
    if (entry.count <= limit.max) return;
    reply.header('retry-after', Math.ceil(entry.reset - now));
    throw new ApiError(
      429,
      'general_rate_limit_exceeded',
      'Rate limit for the current endpoint has been exceeded. Please try again after some time.',
    );
  }

  succeeded(limit: Limit, request: FastifyRequest): void {
    if (limit.resetOnSuccess) this.counts.delete(this.keyOf(limit, request));
    if (!limit.failures || request.isOfFunction) return;
    const failures = this.counts.get(this.keyOf(limit.failures, request));
    if (failures) failures.count -= 1;
  }

  private keyOf(limit: Limit, request: FastifyRequest): string {
    return `${request.method} ${request.routeOptions.url} ${limit.by(request)}`;
  }

  private forgetOver(now: number): void {
    if (this.counts.size < 10_000) return;
    for (const [key, { reset }] of this.counts) if (reset <= now) this.counts.delete(key);
  }
}

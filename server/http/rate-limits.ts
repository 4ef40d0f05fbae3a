import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../protocol/api-error.ts';
import { readContentRange } from './content-range.ts';
import { networkOf } from './network.ts';
import { bodyOf } from './params.ts';
import { textOf } from '../protocol/text-of.ts';
import './route.ts';

export interface Limit {
  max: number;
  windowSeconds: number;
  /** The key of a request: requests with the same key are counted together. */
  by(request: FastifyRequest): string;
  /** A success resets the count. */
  resetOnSuccess?: boolean;
  /**
   * A second limit that counts failed requests by IP address. Requests of the server's functions are exempt, because
   * they share one address.
   */
  failures?: Count;
  /** A second limit that counts all requests. */
  second?: Count;
  /** Routes with the same name are counted together; without one each route is counted alone. */
  name?: string;
}
type Count = Pick<Limit, 'max' | 'windowSeconds' | 'by' | 'name'>;

const MINUTE_S = 60;
const HOUR_S = 3600;
/** The IP address, or the network of an IPv6 address. */
export const byNetwork = (request: FastifyRequest): string => networkOf(request.ip);
const byCaller = (request: FastifyRequest): string => `${byNetwork(request)} ${request.caller.userId ?? ''}`;
/** Longest part of a request that is stored in a key: the maximum length of an e-mail address. */
const MAX_KEY_PART = 320;
const bodyText = (request: FastifyRequest, name: string): string | undefined => {
  const value = bodyOf(request)[name];
  return value === undefined || value === null ? undefined : textOf(value).slice(0, MAX_KEY_PART);
};
/** Only for routes that act on the e-mail address in the body: elsewhere the caller could send any value. */
const byEmail = (request: FastifyRequest): string => (bodyText(request, 'email') ?? '').toLowerCase();

export const WRITES: Limit = { max: 120, windowSeconds: MINUTE_S, by: byCaller };
/** A preview takes up to seconds of a processor. A gallery asks for many. */
export const PREVIEWS: Limit = { max: 240, windowSeconds: MINUTE_S, by: byCaller };
export const DELETES: Limit = { max: 60, windowSeconds: MINUTE_S, by: byCaller };
export const SIGN_UPS: Limit = { max: 10, windowSeconds: HOUR_S, by: byNetwork };
/**
 * Ten for an e-mail address, as in Appwrite, and fifty failures for an IP address, against trying one password on many
 * accounts.
 */
export const LOGINS: Limit = {
  max: 10,
  windowSeconds: HOUR_S,
  by: byEmail,
  resetOnSuccess: true,
  failures: { max: 50, windowSeconds: 15 * MINUTE_S, by: (request) => `failures ${byNetwork(request)}` },
};
/** Tokens of one account, which a key made; they are shorter than passwords. */
export const TOKEN_LOGINS: Limit = { ...LOGINS, by: (request) => bodyText(request, 'userId') ?? '' };
export const LOGOUTS: Limit = { max: 100, windowSeconds: HOUR_S, by: byCaller };
/** Actions of a signed-in user on the account, from any IP address: they check the password or send mail. */
export const OWN_ACCOUNT: Limit = {
  max: 10,
  windowSeconds: HOUR_S,
  by: (request) => request.caller.userId ?? byNetwork(request),
};
/** Mails to one e-mail address, and mails requested from one IP address. */
export const RECOVERIES: Limit = {
  max: 10,
  windowSeconds: HOUR_S,
  by: byEmail,
  second: { max: 10, windowSeconds: HOUR_S, by: (request) => `from ${byNetwork(request)}` },
};
/** Tries of one account's links, and all tries from one IP address, which a clinic may share. */
export const CONFIRMATIONS: Limit = {
  max: 10,
  windowSeconds: HOUR_S,
  by: (request) => bodyText(request, 'userId') ?? byNetwork(request),
  second: { max: 60, windowSeconds: HOUR_S, by: (request) => `from ${byNetwork(request)}` },
};
/** Requests for a second factor; each may send a mail. */
export const CHALLENGES: Limit = {
  max: 10,
  windowSeconds: HOUR_S,
  name: 'challenges',
  by: (request) => request.caller.userId ?? byNetwork(request),
};
/** Tries of one challenge, also with the right code. */
export const CHALLENGE_TRIES: Limit = {
  max: 10,
  windowSeconds: HOUR_S,
  name: 'challenge tries',
  by: (request) => `${request.caller.userId} ${bodyText(request, 'challengeId') ?? ''}`,
};

/** Chunks with the same index are counted together, so a file of many chunks does not exceed the limit. */
export const UPLOADS: Limit = {
  max: 60,
  windowSeconds: MINUTE_S,
  by: (request) => {
    const range = readContentRange(request.headers['content-range'] ?? '');
    return `${byCaller(request)} ${range ? Math.floor(range.start / (range.end + 1 - range.start)) : 0}`;
  },
};

/** Requests by key in the current window; all keys start again at `reset`, in seconds since 1970. */
interface Window {
  reset: number;
  counts: Map<string, number>;
}
/** Keys of one window. Over this the oldest is forgotten, so that no flood of new keys fills the memory. */
const MAX_KEYS = 100_000;

/** Counts requests in windows that begin at full minutes and hours. */
export class RateLimits {
  /** The current window of each length, in seconds. */
  private readonly windows = new Map<number, Window>();

  /**
   * Counts a request and sends the remaining number in headers.
   * @throws general_rate_limit_exceeded
   */
  take(limit: Limit, request: FastifyRequest, reply: FastifyReply): void {
    if (limit.failures && !request.isOfFunction) this.take(limit.failures, request, reply);
    if (limit.second) this.take(limit.second, request, reply);
    const now = Date.now() / 1000;
    const { reset } = this.windowOf(limit, now);
    const count = this.add(limit, request, 1);
    reply.headers({
      'x-ratelimit-limit': limit.max,
      'x-ratelimit-remaining': Math.max(0, limit.max - count),
      'x-ratelimit-reset': reset,
    });
    if (count <= limit.max) return;
    reply.header('retry-after', Math.ceil(reset - now));
    throw new ApiError(
      429,
      'general_rate_limit_exceeded',
      'Rate limit for the current endpoint has been exceeded. Please try again after some time.',
    );
  }

  succeeded(limit: Limit, request: FastifyRequest): void {
    if (limit.resetOnSuccess) this.windowOf(limit).counts.delete(this.keyOf(limit, request));
    if (limit.failures && !request.isOfFunction) this.add(limit.failures, request, -1);
  }

  /** The number of keys that are counted. */
  get size(): number {
    return [...this.windows.values()].reduce((sum, { counts }) => sum + counts.size, 0);
  }

  /** A window ends for all its keys at once, so nothing has to look for expired ones. */
  private windowOf({ windowSeconds }: Count, now = Date.now() / 1000): Window {
    const current = this.windows.get(windowSeconds);
    if (current && current.reset > now) return current;
    const next = { reset: (Math.floor(now / windowSeconds) + 1) * windowSeconds, counts: new Map<string, number>() };
    this.windows.set(windowSeconds, next);
    return next;
  }

  private add(limit: Count, request: FastifyRequest, by: number): number {
    const { counts } = this.windowOf(limit);
    const key = this.keyOf(limit, request);
    const count = Math.max(0, (counts.get(key) ?? 0) + by);
    if (!counts.has(key) && counts.size >= MAX_KEYS)
      for (const oldest of counts.keys()) {
        counts.delete(oldest);
        break;
      }
    counts.set(key, count);
    return count;
  }

  private keyOf(limit: Count, request: FastifyRequest): string {
    return `${limit.name ?? `${request.method} ${request.routeOptions.url}`} ${limit.by(request)}`;
  }
}

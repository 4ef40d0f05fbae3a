import type { IncomingMessage } from 'node:http';
import type { EventBus } from '../events/event-bus.ts';
import type { IsProxy } from '../http/proxies.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { Caller } from '../protocol/caller.ts';
import type { Schema } from '../schema/schema.ts';
import type { Store } from '../store/store.ts';
import type { Services } from './services.ts';

/** The running backend, as routes, functions and realtime use it. */
export interface Backend {
  /** Whether a trusted proxy with this address sends the IP addresses of clients in a header. */
  isProxy: IsProxy;
  /** Null when nothing is limited. */
  rateLimits: RateLimits | null;
  projectId: string;
  configPath: string;
  dataPath: string;
  apiKey: string;
  schema: Schema;
  store: Store;
  events: EventBus;
  /** The services of the routes, for parts that do not use HTTP. */
  services: Services;
  /**
   * Reads key, JWT, cookie, X-Appwrite-Session and X-Fallback-Cookies.
   * @throws ApiError for a wrong key, an invalid JWT, a blocked user
   */
  authenticate(request: Pick<IncomingMessage, 'headers' | 'socket'>): Caller;
  /** The same for a session value from a socket message; a guest when it is not valid. */
  authenticateSession(session: string): Caller;
  /** The current state of an earlier caller; a guest when the session has ended or the account is gone or blocked. */
  renewed(caller: Caller): Caller;
  /** The account in the format of GET /v1/account. */
  account(userId: string): Record<string, unknown> | null;
  /** Whether a page of this origin may call the server that it addressed as `host`. */
  isKnownOrigin(origin: string, host: string | undefined): boolean;
  /** A key for `x-appwrite-key` that expires after the given time and with the process. */
  issueKey(scopes: string[], ttlSeconds: number): string;
  /** A JWT for `x-appwrite-jwt` that acts as this user for 15 minutes and ends with the session. */
  issueJwt(userId: string, sessionId: string): string;
}

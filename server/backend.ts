import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Caller } from './caller.ts';
import type { EventBus } from './events.ts';

export interface BackendOptions {
  /** Path of an appwrite.json. */
  config: string;
  /** Folder of the database, the mail file and the key; made when missing. */
  data: string;
  /** 0 takes any free port. */
  port: number;
  host?: string;
  apiKey?: string;
  trustProxy?: boolean;
  rateLimits?: boolean;
  /** Further origins that may call from a browser and be linked to in mail; localhost is always one. */
  origins?: string[];
  /** Root application, before the API: websockets, static files. Routes made here have no API hooks. */
  extend?: (app: FastifyInstance, backend: Backend) => Promise<void>;
  /** Inside the prefix /v1 with its hooks: origin, project, caller (`request.caller`), scope, limits, error bodies. */
  extendApi?: (api: FastifyInstance, backend: Backend) => Promise<void>;
}

export interface Backend {
  projectId: string;
  configPath: string;
  dataPath: string;
  apiKey: string;
  events: EventBus;
  /** Key, JWT, cookie, X-Appwrite-Session, X-Fallback-Cookies; throws ApiError for a wrong key, a broken JWT, a blocked user. */
  authenticate(request: { headers: IncomingHttpHeaders }): Caller;
  /** The same for a session value as a client sends it in a socket message; a guest when it is worth nothing. */
  authenticateSession(session: string): Caller;
  /** The account as GET /v1/account returns it. */
  account(userId: string): Record<string, unknown> | null;
  /** May a browser page of this origin talk to the server that it addressed as `host`? */
  isKnownOrigin(origin: string, host: string | undefined): boolean;
  /** A key for `x-appwrite-key` that ends by itself and with the process. */
  issueKey(scopes: string[], ttlSeconds: number): string;
  /** A token for `x-appwrite-jwt` that acts as this user for 15 minutes. */
  issueJwt(userId: string): string;
}

export interface RunningBackend {
  /** `http://localhost:PORT` */
  url: string;
  apiKey: string;
  app: FastifyInstance;
  backend: Backend;
  close(): Promise<void>;
}

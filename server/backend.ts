import { join, resolve } from 'node:path';
import type { IncomingMessage } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { MailFile } from './accounts/mail-file.ts';
import { MailQueue } from './accounts/mail-queue.ts';
import { smtpDelivery, type SmtpSettings } from './accounts/smtp.ts';
import { keptApiKey } from './api-key.ts';
import { guest, type Caller } from './caller.ts';
import type { EventBus } from './events.ts';
import { serveApi } from './http/api.ts';
import { answerBrokenAddress, answerBrokenRequest } from './http/broken-requests.ts';
import { isHttps } from './http/browser-call.ts';
import { RateLimits } from './http/rate-limits.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { LIMITS, MAX_BODY, MAX_HEADERS, type ServerLimits } from './limits.ts';
import { logFailure, logLine, type WriteLine } from './log.ts';
import { keptKey, openServices } from './open-services.ts';
import { logRequests } from './request-log.ts';
import { ownAddress } from './own-address.ts';
import { countRunning } from './running-requests.ts';
import { readSchema } from './schema/read-schema.ts';
import type { Schema } from './schema/schema.ts';
import type { Services } from './services.ts';
import type { Store } from './store/store.ts';
import { MAIL_FILE, makeDataFolder } from './store/data-files.ts';
import { lockFolder } from './store/folder-lock.ts';
import { isDamage } from './store/storage-failure.ts';
import { findUser } from './store/user-rows.ts';

export type { Caller } from './caller.ts';

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
  /** Without it mail is written to `mail.jsonl` in the data folder. */
  smtp?: SmtpSettings;
  rateLimits?: boolean;
  /** Further origins that may call from a browser and be linked to in mail; localhost is always one. */
  origins?: string[];
  /** Those that differ from the usual ones. */
  limits?: Partial<ServerLimits>;
  /** The database turned out to be damaged while it was used; a new start would say more. */
  onDamage?: () => void;
  /** Gets one line of JSON for each request; nothing is written without it. */
  log?: WriteLine;
  /** Root application, before the API: websockets, static files. Routes made here have no API hooks. */
  extend?: (app: FastifyInstance, backend: Backend) => Promise<void>;
  /** Inside the prefix /v1 with its hooks: origin, project, caller (`request.caller`), scope, limits, error bodies. */
  extendApi?: (api: FastifyInstance, backend: Backend) => Promise<void>;
  /** At a stop, while the API still answers: ends what runs beside the requests, within this many ms. */
  drain?: (withinMs: number) => Promise<void>;
}

export interface Backend {
  /** Do callers' addresses come in a header, from a proxy of ours? */
  trustProxy: boolean;
  projectId: string;
  configPath: string;
  dataPath: string;
  apiKey: string;
  schema: Schema;
  store: Store;
  events: EventBus;
  /** What the routes work with, for parts that do not go over HTTP. */
  services: Services;
  /** Key, JWT, cookie, X-Appwrite-Session, X-Fallback-Cookies; throws ApiError for a wrong key, a broken JWT, a blocked user. */
  authenticate(request: Pick<IncomingMessage, 'headers' | 'socket'>): Caller;
  /** The same for a session value as a client sends it in a socket message; a guest when it is worth nothing. */
  authenticateSession(session: string): Caller;
  /** Who a caller of before is now; a guest when the session has ended or the account is gone or blocked. */
  renewed(caller: Caller): Caller;
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

function exposed(options: BackendOptions, services: Services, apiKey: string): Backend {
  const { schema, accounts, authentication, origins, documents } = services;
  return {
    trustProxy: options.trustProxy ?? false,
    projectId: schema.projectId,
    configPath: resolve(options.config),
    dataPath: services.dataPath,
    apiKey,
    schema,
    store: documents.store,
    events: documents.events,
    services,
    authenticate: (request) => authentication.callerOf(request.headers, isHttps(request, options.trustProxy ?? false)),
    authenticateSession: (session) => (session === '' ? guest() : authentication.callerOfSession(session)),
    renewed: (caller) => {
      try {
        return authentication.renewed(caller);
      } catch {
        return guest();
      }
    },
    account: (userId) => {
      const user = findUser(documents.store, userId);
      return user && accounts.json(user);
    },
    isKnownOrigin: (origin, host) => origins.isKnownOrigin(origin, host),
    issueKey: (scopes, ttlSeconds) => authentication.issueKey(scopes, ttlSeconds),
    issueJwt: (userId) => authentication.issueJwt(userId),
  };
}

function makeApp(trustProxy: boolean, limits: ServerLimits): FastifyInstance {
  const app = Fastify({
    bodyLimit: MAX_BODY,
    trustProxy,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    http: {
      maxHeaderSize: MAX_HEADERS,
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.checkMs,
    },
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: 'idle',
    frameworkErrors: answerBrokenAddress,
    clientErrorHandler: answerBrokenRequest,
  });
  app.server.maxConnections = limits.connections;
  return app;
}

/** Opens the data folder and serves the API of an appwrite.json. @throws Error when another process serves the folder */
export async function startBackend(options: BackendOptions): Promise<RunningBackend> {
  /** What has to be let go of at the end, the last one first. */
  const ends: (() => void)[] = [];
  const letGo = (): void => {
    for (const end of ends.splice(0).reverse()) end();
  };
  try {
    return await open(options, ends, letGo);
  } catch (error) {
    letGo();
    throw error;
  }
}

async function open(options: BackendOptions, ends: (() => void)[], letGo: () => void): Promise<RunningBackend> {
  makeDataFolder(options.data);
  const lock = lockFolder(options.data);
  ends.push(() => lock.release());
  const apiKey = options.apiKey || keptApiKey(options.data);
  const mails = options.smtp ? new MailQueue(smtpDelivery(options.smtp), logFailure) : null;
  const mailFile = new MailFile(join(options.data, MAIL_FILE), logFailure);
  const services = openServices({
    schema: readSchema(options.config),
    apiKey,
    data: options.data,
    origins: options.origins ?? [],
    mail: {
      sendMail: mails ? (mail) => mails.post(mail) : mailFile.send,
      forgetMail: (words) => mailFile.forget(words),
    },
  });
  ends.push(
    () => services.documents.store.close(),
    () => mails?.close(),
  );
  await services.files.sweep();
  const backend = exposed(options, services, apiKey);
  const { app, stop } = await serve(options, backend);
  const address = ownAddress(app);
  lock.announce(address);
  return {
    url: `http://localhost:${new URL(address).port}`,
    apiKey,
    app,
    backend,
    close: () => stop().finally(letGo),
  };
}

/** Answers requests until `stop`, which lets those that are running end. */
async function serve(
  options: BackendOptions,
  backend: Backend,
): Promise<{ app: FastifyInstance; stop: () => Promise<void> }> {
  const { services } = backend;
  const limits = { ...LIMITS, ...options.limits };
  const app = makeApp(options.trustProxy ?? false, limits);
  addSecurityHeaders(app);
  const running = countRunning(app);
  if (options.log) logRequests(app, options.log, keptKey(backend.store, 'log-key'));
  const guards = {
    projectId: backend.projectId,
    origins: services.origins,
    authentication: services.authentication,
    limits: options.rateLimits === false ? null : new RateLimits(),
    onFailure: (error: unknown) => {
      logFailure(error);
      if (isDamage(error)) options.onDamage?.();
    },
    onReport: options.log ?? logLine,
  };
  await options.extend?.(app, backend);
  await serveApi(app, services, guards, async (api) => options.extendApi?.(api, backend));
  await app.listen({ port: options.port, host: options.host ?? '::' });
  return {
    app,
    stop: async () => {
      const endsAt = performance.now() + limits.stopMs;
      await options.drain?.(limits.stopMs);
      // No new connections from here on; what is running may end.
      const closed = app.close();
      await running.ended(endsAt - performance.now());
      app.server.closeAllConnections();
      await closed;
    },
  };
}

import { join, resolve } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { describeSettings } from './running-settings.ts';
import { MailFile } from './mail/mail-file.ts';
import type { MailState } from './mail/mail.ts';
import { MailQueue } from './mail/mail-queue.ts';
import { smtpDelivery, type SmtpSettings } from './mail/smtp.ts';
import { storedApiKey } from './authentication/api-key.ts';
import { guest, type Caller } from './protocol/caller.ts';
import { serveApi } from './api.ts';
import { answerMalformedAddress, answerMalformedRequest } from './http/malformed-requests.ts';
import { isHttps } from './authentication/csrf-check.ts';
import { Origins } from './http/origins.ts';
import { noProxy, proxiesAt, type IsProxy } from './http/proxies.ts';
import { RateLimits } from './http/rate-limits.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { LIMITS, MAX_BODY, MAX_HEADERS, type ServerLimits } from './http/server-limits.ts';
import { logFailure, logLine, type Notice, type WriteLine } from './logging/log.ts';
import { storedKey, openServices } from './services/open-services.ts';
import { logRequests } from './logging/request-log.ts';
import { localUrl } from './local-url.ts';
import { limitConnections } from './http/connection-limits.ts';
import { countRunning } from './http/running-requests.ts';
import { readSchema } from './schema/read-schema.ts';
import type { Backend } from './services/backend.ts';
import type { Services } from './services/services.ts';
import { MAIL_FILE, makeDataFolder } from './store/data-files.ts';
import { lockFolder } from './store/folder-lock.ts';
import { isDamage } from './store/storage-failure.ts';
import { findUser } from './accounts/user-rows.ts';

export interface BackendOptions {
  /** Path of an appwrite.json. */
  config: string;
  /** Folder of the database, the mail file and the key; created when missing. */
  data: string;
  /** 0 uses any free port. */
  port: number;
  host?: string;
  apiKey?: string;
  /** Whether a proxy on this machine, or at one of `proxies`, sends the client's address and protocol in headers. */
  trustProxy?: boolean;
  /** IP addresses or CIDR networks of proxies on other machines. */
  proxies?: readonly string[];
  /** Without it mail is written to `mail.jsonl` in the data folder. */
  smtp?: SmtpSettings;
  rateLimits?: boolean;
  /** Whether doctors and admins need a second factor. */
  requireStaffMfa?: boolean;
  /**
   * Age at which entries of the audit trail are removed, in years. Without it none are: a command of the operator that
   * starts a server for a moment may not know the setting.
   */
  auditRetentionYears?: number;
  /** More origins that may call from a browser and that mails may link to. */
  origins?: string[];
  /** Whether exactly the https origins of the list are allowed; otherwise also other ports, http and localhost. */
  isProduction?: boolean;
  /** Limits that differ from the defaults. */
  limits?: Partial<ServerLimits>;
  /** Called when the database turns out to be damaged while it is used. A restart reports more. */
  onDamage?: () => void;
  /** Receives one line of JSON for each request; without it requests are not logged. */
  log?: WriteLine;
  /**
   * Adds routes to the root application before the API, such as WebSockets and static files. They do not get the API's
   * hooks.
   */
  extend?: (app: FastifyInstance, backend: Backend) => Promise<void>;
  /** Adds routes below /v1 with its hooks: origin, project, caller (`request.caller`), scope, limits, error bodies. */
  extendApi?: (api: FastifyInstance, backend: Backend) => Promise<void>;
  /** Called at a stop while the API still responds: ends background work within this many ms. */
  drain?: (withinMs: number) => Promise<void>;
}

export interface RunningBackend {
  /** `http://localhost:PORT` */
  url: string;
  apiKey: string;
  app: FastifyInstance;
  backend: Backend;
  close(): Promise<void>;
}

/** On a socket a session is a guest until it has proved its second factor and has the new password that it needs. */
const wholeCaller = (caller: Caller): Caller => (caller.needsMoreFactors || caller.needsNewPassword ? guest() : caller);

const isOfThisMachine = proxiesAt([]);

const isProxyOf = ({ trustProxy = false, proxies = [] }: BackendOptions): IsProxy =>
  trustProxy ? proxiesAt(proxies) : noProxy;

function backendOf(options: BackendOptions, services: Services, apiKey: string): Backend {
  const { schema, accounts, authentication, keys, origins, documents } = services;
  return {
    isProxy: isProxyOf(options),
    rateLimits: options.rateLimits === false ? null : new RateLimits(),
    projectId: schema.projectId,
    configPath: resolve(options.config),
    dataPath: services.dataPath,
    apiKey,
    schema,
    store: documents.store,
    events: documents.events,
    services,
    authenticate: (request) =>
      wholeCaller(authentication.callerOf(request.headers, isHttps(request, isProxyOf(options)))),
    authenticateSession: (session) => (session === '' ? guest() : wholeCaller(authentication.callerOfSession(session))),
    renewed: (caller) => {
      try {
        return wholeCaller(authentication.renewed(caller));
      } catch {
        return guest();
      }
    },
    account: (userId) => {
      const user = findUser(documents.store, userId);
      return user && accounts.json(user);
    },
    isKnownOrigin: (origin, host) => origins.isKnownOrigin(origin, host),
    issueKey: (scopes, ttlSeconds) => keys.issueForFunction(scopes, ttlSeconds),
    issueJwt: (userId, sessionId) => authentication.issueJwt(userId, sessionId),
  };
}

function createApp(isProxy: IsProxy, limits: ServerLimits): FastifyInstance {
  const app = Fastify({
    bodyLimit: MAX_BODY,
    // One hop: what the client itself writes into X-Forwarded-For stands before the proxy's entry and does not count.
    trustProxy: (address, hop) => hop === 0 && isProxy(address),
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    http: {
      maxHeaderSize: MAX_HEADERS,
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.checkMs,
    },
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: 'idle',
    frameworkErrors: answerMalformedAddress,
    clientErrorHandler: answerMalformedRequest,
  });
  limitConnections(app.server, limits, (address) => isProxy(address) || isOfThisMachine(address));
  return app;
}

/**
 * Opens the data folder and serves the API of an appwrite.json.
 * @throws Error when another process serves the folder
 */
export async function startBackend(options: BackendOptions): Promise<RunningBackend> {
  /** Clean-up functions; the last one runs first. */
  const cleanups: (() => void)[] = [];
  const cleanUp = (): void => {
    for (const cleanup of cleanups.splice(0).reverse()) cleanup();
  };
  try {
    return await open(options, cleanups, cleanUp);
  } catch (error) {
    cleanUp();
    throw error;
  }
}

async function open(options: BackendOptions, cleanups: (() => void)[], cleanUp: () => void): Promise<RunningBackend> {
  makeDataFolder(options.data);
  const lock = lockFolder(options.data);
  cleanups.push(() => lock.release());
  const apiKey = options.apiKey || storedApiKey(options.data);
  const mailState: MailState = { isSent: options.smtp !== undefined, failed: 0 };
  const onMailFailure = (error: Notice): void => {
    mailState.failed += 1;
    logFailure(error);
  };
  const mails = options.smtp ? new MailQueue(smtpDelivery(options.smtp), onMailFailure) : null;
  const mailFile = new MailFile(join(options.data, MAIL_FILE), logFailure);
  const services = openServices({
    schema: readSchema(options.config),
    apiKey,
    data: options.data,
    auditRetentionYears: options.auditRetentionYears,
    origins: new Origins(options.origins ?? [], options.isProduction),
    mail: {
      sendMail: mails ? (mail) => mails.post(mail) : mailFile.send,
      sendMailNow: mails
        ? (mail) => mails.deliverNow(mail)
        : async (mail) => {
            await mailFile.send(mail);
            return true;
          },
      forgetMail: (words) => mailFile.forget(words),
      mailState,
    },
    requireStaffMfa: options.requireStaffMfa ?? false,
  });
  cleanups.push(
    () => services.documents.store.close(),
    () => services.audit.close(),
    () => mails?.close(),
  );
  services.audit.start();
  await services.files.sweep();
  const backend = backendOf(options, services, apiKey);
  const { app, stop } = await serve(options, backend);
  const address = localUrl(app);
  lock.announce(address, describeSettings(options, apiKey));
  return {
    url: `http://localhost:${new URL(address).port}`,
    apiKey,
    app,
    backend,
    close: () => stop().finally(cleanUp),
  };
}

/** Serves requests until `stop`, which lets running requests finish. */
async function serve(
  options: BackendOptions,
  backend: Backend,
): Promise<{ app: FastifyInstance; stop: () => Promise<void> }> {
  const { services } = backend;
  const limits = { ...LIMITS, ...options.limits };
  const app = createApp(backend.isProxy, limits);
  addSecurityHeaders(app);
  const running = countRunning(app);
  if (options.log) logRequests(app, options.log, storedKey(backend.store, 'log-key'));
  const guards = {
    projectId: backend.projectId,
    origins: services.origins,
    authentication: services.authentication,
    limits: backend.rateLimits,
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
      // No new connections from now on; running requests may finish.
      const closed = app.close();
      await running.ended(endsAt - performance.now());
      app.server.closeAllConnections();
      await closed;
    },
  };
}

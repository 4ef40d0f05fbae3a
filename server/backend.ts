import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { IncomingMessage } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { Accounts } from './accounts/accounts.ts';
import { mailToFile } from './accounts/mail-file.ts';
import { MailQueue } from './accounts/mail-queue.ts';
import { newSecret } from './accounts/secrets.ts';
import { Sessions } from './accounts/sessions.ts';
import { smtpDelivery, type SmtpSettings } from './accounts/smtp.ts';
import { keptApiKey } from './api-key.ts';
import { guest, type Caller } from './caller.ts';
import { Clock } from './clock.ts';
import { EventBus } from './events.ts';
import { serveApi } from './http/api.ts';
import { isHttps } from './http/browser-call.ts';
import { Authentication } from './http/authentication.ts';
import { Origins } from './http/origins.ts';
import { RateLimits } from './http/rate-limits.ts';
import { logFailure } from './log.ts';
import { readSchema } from './schema/read-schema.ts';
import type { Schema } from './schema/schema.ts';
import type { Services } from './services.ts';
import { Blobs } from './storage/blobs.ts';
import { Files } from './storage/files.ts';
import { Uploads } from './storage/upload.ts';
import { makeBaseTables } from './store/base-tables.ts';
import { DocumentTable } from './store/document-table.ts';
import { findSetting, saveSetting } from './store/settings-rows.ts';
import { Store } from './store/store.ts';
import { findUser } from './store/user-rows.ts';
import { Transactions } from './transactions/transactions.ts';

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

const MAX_BODY = 12 * 1024 * 1024;
/** A hundred queries in one address. */
const MAX_HEADERS = 1024 * 1024;

function openStore(
  dataPath: string,
  schema: Schema,
  clock: Clock,
): { store: Store; tables: Map<string, DocumentTable> } {
  const store = new Store(join(dataPath, 'data.sqlite'));
  makeBaseTables(store);
  const tables = new Map<string, DocumentTable>();
  for (const database of schema.databases.values()) {
    for (const collection of database.collections.values()) {
      const table = new DocumentTable(store, collection);
      clock.startAfter(table.newestChange());
      tables.set(JSON.stringify([database.id, collection.id]), table);
    }
  }
  return { store, tables };
}

/** A key of this data folder; made when it is asked for the first time. */
function keptKey(store: Store, name: 'jwt-key' | 'files-key'): string {
  const known = findSetting(store, name);
  if (known !== null) return known;
  const key = newSecret();
  saveSetting(store, name, key);
  return key;
}

function makeServices(options: BackendOptions, schema: Schema, apiKey: string, mails: MailQueue | null): Services {
  const clock = new Clock();
  const { store, tables } = openStore(options.data, schema, clock);
  const events = new EventBus(logFailure);
  const accounts = new Accounts(store, clock, events);
  const sessions = new Sessions(accounts);
  const documents = {
    store,
    clock,
    events,
    tableOf: ({ databaseId, id }: { databaseId: string; id: string }): DocumentTable => {
      const table = tables.get(JSON.stringify([databaseId, id]));
      if (!table) throw new Error(`no table for ${databaseId}/${id}`);
      return table;
    },
  };
  const blobs = new Blobs(join(options.data, 'files'), Buffer.from(keptKey(store, 'files-key'), 'hex'));
  const files = new Files({ store, clock, events }, schema.buckets.values(), blobs);
  return {
    schema,
    accounts,
    sessions,
    documents,
    files,
    uploads: new Uploads(files, store),
    authentication: new Authentication({
      accounts,
      sessions,
      projectId: schema.projectId,
      apiKey,
      jwtKey: keptKey(store, 'jwt-key'),
    }),
    transactions: new Transactions(documents, schema),
    origins: new Origins(options.origins ?? []),
    sendMail: mails ? (mail) => mails.post(mail) : mailToFile(join(options.data, 'mail.jsonl'), logFailure),
  };
}

function exposed(options: BackendOptions, services: Services, apiKey: string): Backend {
  const { schema, accounts, authentication, origins, documents } = services;
  return {
    projectId: schema.projectId,
    configPath: resolve(options.config),
    dataPath: resolve(options.data),
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

/** Opens the data folder and serves the API of an appwrite.json. */
export async function startBackend(options: BackendOptions): Promise<RunningBackend> {
  mkdirSync(options.data, { recursive: true, mode: 0o700 });
  const apiKey = options.apiKey || keptApiKey(options.data);
  const mails = options.smtp ? new MailQueue(smtpDelivery(options.smtp), logFailure) : null;
  const services = makeServices(options, readSchema(options.config), apiKey, mails);
  await services.files.sweep();
  const backend = exposed(options, services, apiKey);
  const app = Fastify({
    bodyLimit: MAX_BODY,
    trustProxy: options.trustProxy ?? false,
    http: { maxHeaderSize: MAX_HEADERS },
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: true,
  });
  const guards = {
    projectId: services.schema.projectId,
    origins: services.origins,
    authentication: services.authentication,
    limits: options.rateLimits === false ? null : new RateLimits(),
    onFailure: logFailure,
  };
  await options.extend?.(app, backend);
  await serveApi(app, services, guards, async (api) => options.extendApi?.(api, backend));
  await app.listen({ port: options.port, host: options.host ?? '::' });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;
  return {
    url: `http://localhost:${port}`,
    apiKey,
    app,
    backend,
    close: async () => {
      await app.close();
      mails?.close();
      services.documents.store.close();
    },
  };
}

import { randomInt } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import Fastify, { type FastifyInstance } from 'fastify';
import { serveApp } from '../../../server/static/serve-app.ts';
import { freePort } from '../network/free-port.ts';
import { passOn, passUpgradeOn } from '../network/forward-request.ts';
import type { TestServer } from './test-server.ts';

const app = fileURLToPath(new URL('../../../dist', import.meta.url));

const AI_PREFIX = '/functions/ai';
const LARGEST_BODY = 32 * 1024 * 1024;

export interface Elsewhere {
  /** For example https://cloud.example/v1 */
  readonly endpoint: URL;
  readonly apiKey: string;
  readonly projectId: string;
  /** The address of the function `ai`, for example http://ai.functions.localhost:9390 */
  readonly aiAddress?: URL;
}

interface GatewayOptions {
  /**
   * Forwards answers of the API without Cache-Control and uncompressed, as Appwrite sends JSON. The browser then stores
   * them unencrypted in its HTTP cache, unless the app prevents it.
   */
  readonly letsBrowserCache?: boolean;
  /** For an app on another origin: the browser blocks the cookies, and gets the session in a header as well. */
  readonly isOtherOrigin?: boolean;
  /** Closed together with the gateway. */
  readonly owned?: AsyncDisposable;
}

/** Turns a cookie of another host into one of this origin, as if app and backend shared a host. */
function ownCookie(cookie: string): string {
  const isBound = cookie.startsWith('__');
  const foreign = isBound ? /^\s*domain=/i : /^\s*(domain=|secure$|samesite=none)/i;
  return cookie
    .split(';')
    .filter((part) => !foreign.test(part))
    .join(';');
}

function ownResponse(headers: IncomingHttpHeaders): void {
  // This header is only needed where a browser blocks the cookies of a foreign host.
  delete headers['x-fallback-cookies'];
  const cookies = headers['set-cookie'];
  if (cookies) headers['set-cookie'] = cookies.map(ownCookie);
}

/** The header of a request that the browser may neither answer from its HTTP cache nor store there. */
const isUncached = (headers: IncomingHttpHeaders): boolean => headers['cache-control'] === 'no-cache';

/**
 * Serves the built app and forwards requests to an external backend, on one origin. `kill` cuts only this connection.
 */
export class Gateway implements TestServer {
  readonly apiKey: string;
  readonly projectId: string;
  readonly endpoint: string;
  /** The reads of the API that the browser was allowed to store in its HTTP cache, and the number of all reads. */
  readonly cacheable: string[] = [];
  reads = 0;
  private readonly elsewhere: URL;
  private readonly aiAddress: URL | undefined;
  private readonly sockets = new Set<Socket>();
  /** A separate client address, for a server that trusts its proxy and limits requests by address. */
  private readonly clientAddress = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  private running: FastifyInstance | undefined;

  private constructor(
    readonly port: number,
    { endpoint, apiKey, projectId, aiAddress }: Elsewhere,
    private readonly options: GatewayOptions,
  ) {
    this.elsewhere = endpoint;
    this.aiAddress = aiAddress;
    this.endpoint = endpoint.href.replace(/\/$/, '');
    this.apiKey = apiKey;
    this.projectId = projectId;
  }

  static async start(elsewhere: Elsewhere, options: GatewayOptions = {}): Promise<Gateway> {
    const gateway = new Gateway(await freePort(), elsewhere, options);
    await gateway.run();
    return gateway;
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  async run(): Promise<void> {
    if (this.running) throw new Error('The gateway runs already.');
    const fastify = Fastify({
      forceCloseConnections: true,
      bodyLimit: LARGEST_BODY,
      routerOptions: { maxParamLength: 500 },
    });
    fastify.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    fastify.removeContentTypeParser(['application/json', 'text/plain']);
    fastify.all('/v1/*', (request, reply) => {
      reply.hijack();
      if (request.method === 'GET') this.noteRead(request.raw);
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      passOn(this.elsewhere, request.raw, body, reply.raw, this.edits());
    });
    fastify.all('/functions/ai/*', (request, reply) => {
      reply.hijack();
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      request.raw.url = request.raw.url?.slice(AI_PREFIX.length) ?? '/';
      // A host name below `localhost` is known to the server, but many resolvers do not know it.
      passOn(this.elsewhere, request.raw, body, reply.raw, {
        request: (headers) => void (headers.host = this.aiAddress?.host ?? headers.host),
      });
    });
    fastify.server.on('connection', (socket: Socket) => this.keep(socket));
    fastify.server.on('upgrade', (request, socket, head) => {
      this.keep(passUpgradeOn(this.elsewhere, request, socket as Socket, head, this.edits()));
    });
    serveApp(fastify, app);
    await fastify.listen({ port: this.port, host: 'localhost' });
    this.running = fastify;
  }

  private edits() {
    return {
      request: (headers: IncomingHttpHeaders) => {
        headers.host = this.elsewhere.host;
        headers['x-forwarded-for'] = this.clientAddress;
        if (this.options.letsBrowserCache) delete headers['accept-encoding'];
      },
      response: (headers: IncomingHttpHeaders) => {
        if (!this.options.isOtherOrigin) ownResponse(headers);
        if (this.options.letsBrowserCache) delete headers['cache-control'];
      },
    };
  }

  private noteRead({ headers, url = '' }: IncomingMessage): void {
    this.reads += 1;
    if (!isUncached(headers)) this.cacheable.push(url);
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
  }

  async kill(): Promise<void> {
    const closing = this.running?.close();
    this.running = undefined;
    for (const socket of this.sockets) socket.destroy();
    await closing;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill();
    await this.options.owned?.[Symbol.asyncDispose]();
  }
}

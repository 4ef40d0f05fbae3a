import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { request } from 'node:http';
import { bodyOf, passUpgradeOn } from '../../support/network/forward-request.ts';

/** The speed of a network. Slow 3G of the developer tools: round trips of 400 ms, 50 kB/s in each direction. */
export interface Speed {
  readonly roundTripMs: number;
  readonly bytesPerMs: number;
}
export const loopback: Speed = { roundTripMs: 0, bytesPerMs: Infinity };
export const slow3G: Speed = { roundTripMs: 400, bytesPerMs: 50 };

/** The traffic since the last `reset`, with bodies as they were sent (compressed or not). */
export interface Traffic {
  requests: number;
  /** The requests of sync itself: for documents, including tombstones. */
  documentRequests: number;
  up: number;
  down: number;
  tooMany: number;
  /** The requests that write documents. */
  sends: number;
  /** When the first request for documents arrived, ms since 1970; NaN when there was none. */
  firstAt: number;
  /** When the first request that writes documents arrived, and when the last one was answered. */
  firstSendAt: number;
  lastSentAt: number;
  /** The requests for documents by collection; writes by transaction name no collection. */
  byCollection: Record<string, number>;
  /** The answered requests of sync, with those that ask whose session it is. */
  calls: Call[];
  /** One line for each request: start, duration, bytes up and down, status, path. */
  log: string[];
}

/** When a request arrived and when it was answered, ms since 1970, and the bytes of its body and of its answer. */
export interface Call {
  readonly from: number;
  readonly to: number;
  readonly up: number;
  readonly down: number;
}

/** The largest number of these calls that were made one after the other: the round trips that a phone waited for. */
export function roundTrips(calls: readonly Call[]): number {
  let [count, free] = [0, -Infinity];
  for (const { from, to } of calls.toSorted((one, other) => one.to - other.to)) {
    if (from < free) continue;
    count += 1;
    free = to;
  }
  return count;
}

const none = (): Traffic => ({
  requests: 0,
  documentRequests: 0,
  up: 0,
  down: 0,
  tooMany: 0,
  sends: 0,
  firstAt: Number.NaN,
  firstSendAt: Number.NaN,
  lastSentAt: Number.NaN,
  byCollection: {},
  calls: [],
  log: [],
});
const SLICE = 16_384;
/** Requests to this path are read and dropped, to measure the network alone. */
export const SWALLOW = '/swallow';
/** A GET of this path with a number is answered with so many bytes, to measure the network alone. */
export const BYTES = '/bytes/';
const isOfSync = (path: string) => /\/(documents|transactions|maia\/lists)/.test(path);

/** One direction of the connection. Data waits until all earlier data was sent. */
class Direction {
  private free: Promise<void> = Promise.resolve();
  constructor(private readonly speed: () => Speed) {}

  pass(bytes: number): Promise<void> {
    const ms = bytes / this.speed().bytesPerMs;
    if (ms < 0.01) return this.free;
    return (this.free = this.free.then(() => new Promise((resolve) => setTimeout(resolve, ms))));
  }
}

/**
 * A proxy between one phone and the server with a limited speed. It counts the traffic. Phones use `origin` as the
 * app's address.
 */
export class CountingProxy implements AsyncDisposable {
  traffic = none();
  speed: Speed = loopback;
  private readonly up = new Direction(() => this.speed);
  private readonly down = new Direction(() => this.speed);
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((incoming, answer) => {
    void this.carry(incoming, answer).catch(() => incoming.socket.destroy());
  });
  origin = '';

  private constructor(private readonly target: URL) {
    this.server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
    });
    this.server.on('upgrade', (incoming: IncomingMessage, socket: Socket, head: Buffer) => {
      passUpgradeOn(this.target, incoming, socket, head);
    });
  }

  static async to(port: number): Promise<CountingProxy> {
    const proxy = new CountingProxy(new URL(`http://localhost:${port}`));
    await new Promise<void>((done) => proxy.server.listen(0, 'localhost', done));
    proxy.origin = `http://localhost:${(proxy.server.address() as AddressInfo).port}`;
    return proxy;
  }

  reset(): void {
    this.traffic = none();
  }

  private note(method: string, path: string): void {
    if (!path.startsWith('/v1/')) return;
    this.traffic.requests += 1;
    if (!isOfSync(path)) return;
    this.traffic.documentRequests += 1;
    const collection = /collections\/(\w+)\/documents/.exec(path)?.[1];
    if (collection) this.traffic.byCollection[collection] = (this.traffic.byCollection[collection] ?? 0) + 1;
    if (method !== 'GET' && !path.includes('/maia/lists')) {
      this.traffic.sends += 1;
      if (Number.isNaN(this.traffic.firstSendAt)) this.traffic.firstSendAt = Date.now();
    }
    if (Number.isNaN(this.traffic.firstAt)) this.traffic.firstAt = Date.now();
  }

  private async carry(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const path = incoming.url ?? '';
    const isCall = path.startsWith('/v1/') || path === SWALLOW || path.startsWith(BYTES);
    const { traffic } = this;
    const from = Date.now();
    let down = 0;
    this.note(incoming.method ?? '', path);
    const body = await bodyOf(incoming);
    if (isCall) {
      this.traffic.up += body.length;
      await this.up.pass(body.length);
      await new Promise((resolve) => setTimeout(resolve, this.speed.roundTripMs));
    }
    if (path === SWALLOW) return void answer.writeHead(204).end();
    if (path.startsWith(BYTES)) {
      const bytes = Number(path.slice(BYTES.length));
      await this.down.pass(bytes);
      return void answer.end(Buffer.alloc(bytes));
    }
    const onward = request({
      host: this.target.hostname,
      port: this.target.port,
      method: incoming.method,
      path,
      headers: incoming.headers,
    });
    onward.end(body);
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      onward.once('response', resolve);
      onward.once('error', reject);
    });
    if (response.statusCode === 429) this.traffic.tooMany += 1;
    answer.writeHead(response.statusCode ?? 502, response.headers);
    for await (const chunk of response as AsyncIterable<Buffer>)
      for (let at = 0; at < chunk.length; at += SLICE) {
        const slice = chunk.subarray(at, at + SLICE);
        down += slice.length;
        if (isCall) {
          this.traffic.down += slice.length;
          await this.down.pass(slice.length);
        }
        answer.write(slice);
      }
    answer.end();
    const to = Date.now();
    if (isOfSync(path) || (path === '/v1/account' && from >= traffic.firstAt))
      traffic.calls.push({ from, to, up: body.length, down });
    const asked = `${incoming.method} ${decodeURIComponent(path.replace(/^\/v1/, ''))}`;
    const took = `${from - traffic.firstAt} +${Date.now() - from} ms`;
    if (incoming.method !== 'GET' && /\/transactions/.test(path)) traffic.lastSentAt = Date.now();
    if (isCall) traffic.log.push(`${took}, ${body.length} B up, ${down} B down, ${response.statusCode}: ${asked}`);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((done) => this.server.close(done));
  }
}

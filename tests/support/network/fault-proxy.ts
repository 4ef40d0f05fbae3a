import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { bodyOf, passOn, passUpgradeOn } from './forward-request.ts';

/** One request to the backend. */
export interface Passing {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/**
 * The faults that can be injected. `lose request`: the request never reaches the server. `lose response`: the server
 * handles the request, but the client gets no response. `stall`: nothing happens for `ms`, then the connection is
 * closed. `half-closed`: the response ends in its middle. `captive page`, `captive redirect`: a captive portal answers.
 * `status`: a proxy before the server answers with this status.
 */
export type NetworkFault =
  | { readonly is: 'lose request' | 'lose response' | 'half-closed' | 'captive page' | 'captive redirect' }
  | { readonly is: 'stall'; readonly ms: number }
  | { readonly is: 'status'; readonly code: number; readonly retryAfter?: number };

const PORTAL = '<!doctype html><title>Wi-Fi</title><h1>Accept the terms to go online</h1>';

/** A fault injection proxy between phones and the server. Phones use `origin` as the app's address. */
export class FaultProxy implements AsyncDisposable {
  readonly passed: Passing[] = [];
  readonly injected: NetworkFault[] = [];
  /** Called for every request to the backend; returns the fault to inject. */
  trouble: (passing: Passing) => NetworkFault | undefined = () => undefined;
  #released: Promise<void> | undefined;
  #release = () => {};
  readonly #sockets = new Set<Socket>();
  readonly #server: Server = createServer();
  readonly #target: URL;
  #port = 0;

  private constructor(target: string) {
    this.#target = new URL(target);
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
    this.#server.on('request', (incoming, answer) => {
      this.#take(incoming, answer).catch(() => incoming.socket.destroy());
    });
    this.#server.on('upgrade', (incoming, socket, head) => {
      passUpgradeOn(this.#target, incoming, socket as Socket, head);
    });
  }

  static async to(target: string): Promise<FaultProxy> {
    const proxy = new FaultProxy(target);
    await proxy.reopen();
    return proxy;
  }

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Closes every connection and stops listening, as if the host could not be reached. */
  async vanish(): Promise<void> {
    const closed = new Promise((done) => this.#server.close(done));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  /** Holds new requests to the backend until `release`, so that a test can check the state before the retry. */
  hold(): void {
    this.#released ??= new Promise((done) => (this.#release = done));
  }

  release(): void {
    this.#released = undefined;
    this.#release();
  }

  /** Listens again on the same port. */
  async reopen(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(this.#port, 'localhost', done));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async #take(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await bodyOf(incoming);
    if (incoming.url?.startsWith('/v1/')) await this.#released;
    this.#carry(incoming, body, answer);
  }

  #carry(incoming: IncomingMessage, body: Buffer, answer: ServerResponse): void {
    const passing = { method: incoming.method ?? '', path: incoming.url ?? '', body: body.toString() };
    const isForBackend = passing.path.startsWith('/v1/');
    const fault = isForBackend ? this.trouble(passing) : undefined;
    if (fault) this.injected.push(fault);
    const arrives = fault === undefined || fault.is === 'lose response' || fault.is === 'half-closed';
    if (isForBackend && arrives) this.passed.push(passing);
    const cut = () => void incoming.socket.destroy();
    switch (fault?.is) {
      case undefined:
        return passing.path === '/portal' ? void answer.end(PORTAL) : passOn(this.#target, incoming, body, answer);
      case 'lose request':
        return cut();
      case 'stall':
        return void setTimeout(cut, fault.ms);
      case 'status':
        answer.writeHead(fault.code, {
          'content-type': 'application/json',
          ...(fault.retryAfter && { 'retry-after': String(fault.retryAfter) }),
        });
        return void answer.end(
          JSON.stringify({ message: 'injected', code: fault.code, type: typeOf(fault.code), version: '' }),
        );
      case 'captive page':
        return void answer.writeHead(200, { 'content-type': 'text/html' }).end(PORTAL);
      case 'captive redirect':
        return void answer.writeHead(302, { location: '/portal' }).end();
      case 'lose response':
        return this.#ask(incoming, body, cut);
      case 'half-closed':
        return this.#ask(incoming, body, () => {
          // The header announces more bytes than are sent.
          answer.writeHead(200, { 'content-type': 'application/json', 'content-length': '4000' });
          answer.write('{"$id":"', () => incoming.socket.end());
        });
    }
  }

  /** Sends the request to the server and drops the response. */
  #ask({ method, url, headers }: IncomingMessage, body: Buffer, then: () => void): void {
    const onward = request({ host: this.#target.hostname, port: this.#target.port, method, path: url, headers });
    onward.on('response', (response) => response.resume().on('end', then));
    onward.on('error', then);
    onward.end(body);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.vanish();
  }
}

const typeOf = (code: number): string => (code === 429 ? 'general_rate_limit_exceeded' : 'general_server_error');

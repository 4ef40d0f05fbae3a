import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { bodyOf, passOn, passUpgradeOn } from './forward-request.ts';

/** The text of a body, decompressed: the app compresses long ones. */
const textOf = ({ headers }: IncomingMessage, body: Buffer): string =>
  (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();

/** A request that was sent to the backend. */
export interface Passed {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/** A proxy between phones and the server that records all requests. Phones use `origin` as the app's address. */
export class Wire implements AsyncDisposable {
  readonly passed: Passed[] = [];
  /** Fault injection: a returned answer is sent to the phone, and the request does not reach the server. */
  spoil: (request: Passed) => { status: number; body: object } | undefined = () => undefined;
  private readonly sockets = new Set<Socket>();
  private constructor(
    private readonly server: Server,
    readonly origin: string,
  ) {}

  static async to(port: number): Promise<Wire> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, 'localhost', done));
    const wire = new Wire(server, `http://localhost:${(server.address() as AddressInfo).port}`);
    server.on('connection', (socket) => {
      wire.sockets.add(socket);
      socket.on('close', () => wire.sockets.delete(socket));
    });
    const target = new URL(`http://localhost:${port}`);
    server.on('request', (incoming, answer) => {
      bodyOf(incoming).then(
        (body) => {
          const passed = { method: incoming.method ?? '', path: incoming.url ?? '', body: textOf(incoming, body) };
          const spoilt = wire.spoil(passed);
          if (spoilt) {
            const headers = { 'content-type': 'application/json' };
            answer.writeHead(spoilt.status, headers).end(JSON.stringify(spoilt.body));
            return;
          }
          wire.passed.push(passed);
          passOn(target, incoming, body, answer);
        },
        () => incoming.socket.destroy(),
      );
    });
    server.on('upgrade', (incoming: IncomingMessage, socket: Socket, head: Buffer) => {
      passUpgradeOn(target, incoming, socket, head);
    });
    return wire;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((done) => this.server.close(done));
  }
}

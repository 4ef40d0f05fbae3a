import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

/** One request that went to the backend. */
export interface Passed {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/** A line between phones and the server that keeps what went over it. Phones use `origin` as the app's address. */
export class Wire implements AsyncDisposable {
  readonly passed: Passed[] = [];
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
    server.on('request', (incoming, answer) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        const body = Buffer.concat(chunks);
        wire.passed.push({ method: incoming.method ?? '', path: incoming.url ?? '', body: body.toString() });
        const onward = request({
          port,
          host: 'localhost',
          method: incoming.method,
          path: incoming.url,
          headers: incoming.headers,
        });
        onward.on('response', (response) =>
          response.pipe(answer.writeHead(response.statusCode ?? 502, response.headers)),
        );
        onward.on('error', () => incoming.socket.destroy());
        onward.end(body);
      });
    });
    server.on('upgrade', (incoming: IncomingMessage, socket: Socket, head: Buffer) => {
      const onward = connect(port, 'localhost', () => {
        const headers = incoming.rawHeaders.flatMap((name, at, all) => (at % 2 ? [] : [`${name}: ${all[at + 1]}`]));
        onward.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
        onward.write(head);
        socket.pipe(onward).pipe(socket);
      });
      onward.on('error', () => socket.destroy());
      socket.on('error', () => onward.destroy());
    });
    return wire;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((done) => this.server.close(done));
  }
}

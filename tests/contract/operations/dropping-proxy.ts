import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** Every eleventh request is answered 503 and not passed on; of every seventh the answer is lost after the server's work. */
const BUSY_EVERY = 11;
const LOST_EVERY = 7;

/** A proxy that loses answers and pretends to be busy, in a fixed order. */
export class DroppingProxy implements AsyncDisposable {
  dropped = 0;
  private requests = 0;

  private constructor(
    private readonly server: Server,
    private readonly to: URL,
  ) {}

  static async start(to: string): Promise<DroppingProxy> {
    const server = createServer((question, answer) => proxy.pass(question, answer));
    const proxy = new DroppingProxy(server, new URL(to));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  private pass(question: IncomingMessage, answer: ServerResponse): void {
    const n = ++this.requests;
    if (n % BUSY_EVERY === 0) {
      this.dropped++;
      question.resume();
      answer.writeHead(503, { 'content-type': 'application/json' }).end('{"message":"busy","code":503}');
      return;
    }
    const { method, headers, url: path = '/' } = question;
    const { hostname, port } = this.to;
    const passed = request({ hostname, port, method, path, headers }, (reply) => {
      if (n % LOST_EVERY === 0) {
        this.dropped++;
        reply.resume();
        reply.on('end', () => answer.destroy());
        return;
      }
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    question.pipe(passed);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A body with the length of a list of 50 readings. */
const BODY = JSON.stringify({
  total: 5000,
  documents: Array.from({ length: 50 }, (_, n) => ({ $id: `fixed-${n}`, systolic: 118, filler: 'x'.repeat(420) })),
});

/**
 * A server in this process that answers every request with the same JSON, to measure the cost of HTTP and JSON alone.
 */
export async function serveFixedAnswer(): Promise<{ origin: string } & AsyncDisposable> {
  const server = createServer((request, answer) => {
    request.resume().once('end', () => answer.writeHead(200, { 'content-type': 'application/json' }).end(BODY));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.png': 'image/png',
};

/**
 * Serves folders, the first that has the file wins; pages are cross-origin isolated, so that clocks are fine. The backend
 * is away, but for what `answer` says to the paths of its calls.
 */
export async function serveFolders(
  folders: readonly string[],
  answerCall: (path: string) => Buffer | undefined = () => undefined,
): Promise<{ origin: string } & AsyncDisposable> {
  const server = createServer((request, answer) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
    if (path.startsWith('/v1/')) {
      const body = answerCall(path);
      if (!body) return void request.socket.destroy();
      return void answer.writeHead(200, { 'content-type': 'application/json' }).end(body);
    }
    const found = folders
      .map((folder) => join(folder, path))
      .find((file) => existsSync(file) && statSync(file).isFile());
    const file = found ?? folders.map((folder) => join(folder, 'index.html')).find(existsSync);
    if (!file || (!found && extname(path))) return void answer.writeHead(404).end();
    answer.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'same-origin',
    });
    createReadStream(file).pipe(answer);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

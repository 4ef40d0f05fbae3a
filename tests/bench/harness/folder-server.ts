import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

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

interface Serving {
  /** Answers a call to the backend; without it the backend is unreachable. */
  readonly answerCall?: (path: string, query: URLSearchParams) => Buffer | undefined;
  /** Compresses text as the app's own server does. */
  readonly isCompressed?: boolean;
}

const compressed = new Map<string, Buffer>();
function compress(file: string): Buffer {
  const body = compressed.get(file) ?? brotliCompressSync(readFileSync(file));
  compressed.set(file, body);
  return body;
}
const isText = (file: string) => ['.html', '.js', '.css', '.svg', '.webmanifest'].includes(extname(file));

/**
 * Serves folders; the first one that has a file wins. Pages are cross-origin isolated, which makes clocks more precise.
 */
export async function serveFolders(
  folders: readonly string[],
  { answerCall = () => undefined, isCompressed = false }: Serving = {},
): Promise<{ origin: string } & AsyncDisposable> {
  const server = createServer((request, answer) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x');
    const path = normalize(decodeURIComponent(pathname));
    if (path.startsWith('/v1/')) {
      const body = answerCall(path, searchParams);
      if (!body) return void request.socket.destroy();
      return void answer.writeHead(200, { 'content-type': 'application/json' }).end(body);
    }
    const found = folders
      .map((folder) => join(folder, path))
      .find((file) => existsSync(file) && statSync(file).isFile());
    const file = found ?? folders.map((folder) => join(folder, 'index.html')).find(existsSync);
    if (!file || (!found && extname(path))) return void answer.writeHead(404).end();
    const isSmall = isCompressed && isText(file);
    answer.writeHead(200, {
      ...(isSmall ? { 'content-encoding': 'br' } : {}),
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'same-origin',
    });
    if (isSmall) answer.end(compress(file));
    else createReadStream(file).pipe(answer);
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

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** One file of the built app, in memory with its compressed forms. */
export interface StaticAsset {
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  readonly body: Buffer;
  readonly compressed: Readonly<Partial<Record<Encoding, Buffer>>>;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = /^(text|application|image\/svg)/;

/** A smaller body fits into one packet even uncompressed. */
const MIN_COMPRESSED_BYTES = 1024;
/** Level 6 is within a few percent of the best and compresses the largest script in a few milliseconds. */
const BROTLI_QUALITY = 6;

/** Vite adds a hash of the content to the names of all files in this folder. */
const HASHED_FOLDER = '/assets/';

/** Whether this path is that of a file, for which a page would be a wrong response. */
export const looksLikeFile = (path: string): boolean =>
  path.startsWith(HASHED_FOLDER) || path.endsWith('.map') || extname(path) in contentTypes;

function memoized<T>(make: () => T): () => T {
  let cached: { value: T } | undefined;
  return () => (cached ??= { value: make() }).value;
}

/** The compressed forms, each made for the first request that accepts it: all of them together would delay the start. */
function compress(type: string, body: Buffer): StaticAsset['compressed'] {
  if (body.length < MIN_COMPRESSED_BYTES || !COMPRESSIBLE.test(type)) return {};
  const br = memoized(() => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }));
  const gzip = memoized(() => gzipSync(body));
  return {
    get br() {
      return br();
    },
    get gzip() {
      return gzip();
    },
  };
}

function readAsset(path: string, body: Buffer): StaticAsset {
  const type = contentTypes[extname(path)] ?? 'application/octet-stream';
  return {
    type,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    cacheControl: path.startsWith(HASHED_FOLDER) ? 'public, max-age=31536000, immutable' : 'no-cache',
    body,
    compressed: compress(type, body),
  };
}

/** All files below `folder` by URL path, without source maps, which stay on the developer's machine. */
export function loadAssets(folder: string): ReadonlyMap<string, StaticAsset> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.endsWith('.map'),
  );
  return new Map(
    files.map((entry) => {
      const file = join(entry.parentPath ?? entry.path, entry.name);
      const path = `/${relative(folder, file).split(sep).join('/')}`;
      return [path, readAsset(path, readFileSync(file))];
    }),
  );
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pickLanguage } from '../../src/i18n/languages/languages.ts';
import { prerenderedPageFile, isPrerendered } from './prerendered-page.ts';
import { loadAssets, looksLikeFile, type Encoding, type StaticAsset } from './static-asset.ts';
import { pageHeaders } from './page-headers.ts';
import { acceptedLanguages } from '../http/accept-language.ts';

/** Whether the browser requests a page, and not a script, a picture or data. */
function isNavigation(request: FastifyRequest): boolean {
  const mode = request.headers['sec-fetch-mode'];
  return mode === undefined ? (request.headers.accept ?? '').includes('text/html') : mode === 'navigate';
}

function acceptedEncoding(request: FastifyRequest, asset: StaticAsset): Encoding | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted) && asset.compressed[name]);
}

function send(request: FastifyRequest, reply: FastifyReply, asset: StaticAsset, path = ''): FastifyReply {
  const encoding = acceptedEncoding(request, asset);
  // A compressed body is another representation and needs a different ETag.
  const etag = encoding ? `${asset.etag.slice(0, -1)}-${encoding}"` : asset.etag;
  reply.code(200).headers({
    ...pageHeaders(request.protocol === 'https', path),
    'content-type': asset.type,
    'cache-control': asset.cacheControl,
    etag,
    vary: isPrerendered(path) ? 'accept-encoding, accept-language' : 'accept-encoding',
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(encoding ? asset.compressed[encoding] : asset.body);
}

/**
 * Serves the built app in `folder`: its files, and index.html for every path that only the app's router handles.
 * Unknown paths below /v1 and missing files are 404.
 */
export function serveApp(app: FastifyInstance, folder: string): void {
  const assets = loadAssets(folder);
  const page = assets.get('/index.html');
  if (!page) throw new Error(`No index.html in ${folder}. Build the app first: npm run build`);

  /** The prerendered page in the browser's language. */
  const prerenderedPage = (path: string, request: FastifyRequest): StaticAsset | undefined => {
    if (!isPrerendered(path) || !isNavigation(request)) return undefined;
    const language = pickLanguage(acceptedLanguages(request.headers['accept-language'] ?? ''));
    return assets.get(`/${prerenderedPageFile(path, language)}`);
  };

  // Not a wildcard route, which would override the API's 404 response below /v1.
  app.setNotFoundHandler((request, reply) => {
    const path = decodePath(request.url);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const asset = prerenderedPage(path, request) ?? (path === '/' ? page : assets.get(path));
    if (isRead && asset) return send(request, reply, asset, path);
    const isPage = path !== '/v1' && !path.startsWith('/v1/') && !looksLikeFile(path) && isNavigation(request);
    if (isRead && isPage) return send(request, reply, page);
    return reply
      .code(404)
      .headers(pageHeaders(request.protocol === 'https'))
      .type('text/plain; charset=utf-8')
      .send('Not found');
  });
}

/** The path of a URL without its query. A malformed escape stays as it is and matches no file. */
function decodePath(url: string): string {
  const path = url.split('?', 1)[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { TLSSocket } from 'node:tls';

/** Is the page that calls one of this server's own, so that the cookie reaches us and no script needs the secret? */
export function isSameOrigin(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site === 'same-origin') return true;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.host;
}

/** Did a call that is no request of the framework come by https, to us or to the proxy that we trust? */
export function isHttps(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustsProxy: boolean,
): boolean {
  const forwarded = trustsProxy ? String(headers['x-forwarded-proto'] ?? '') : '';
  const protocol = forwarded.split(',').at(-1)?.trim() ?? '';
  return protocol === '' ? (socket as Partial<TLSSocket>).encrypted === true : protocol === 'https';
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Would this call act with the cookie of somebody whom another site's page leads here? Pages of known origins say who
 * they are; a form or a link says so only in the Fetch metadata.
 */
export function isForged(method: string, headers: IncomingHttpHeaders): boolean {
  if (SAFE.has(method)) return false;
  const { origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers;
  if (mode === 'navigate') return true;
  return origin === undefined && (site === 'cross-site' || site === 'same-site');
}

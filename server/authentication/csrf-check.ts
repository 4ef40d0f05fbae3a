import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { TLSSocket } from 'node:tls';

/** Whether the request comes from a page of this server: then the cookie works and no script needs the secret. */
export function isSameOrigin(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site === 'same-origin') return true;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.host;
}

/**
 * Whether a request came by HTTPS, to this server or to its trusted proxy. For requests that Fastify does not handle,
 * such as WebSocket upgrades.
 */
export function isHttps(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  isProxy: (address: string | undefined) => boolean,
): boolean {
  const forwarded = isProxy(socket.remoteAddress) ? String(headers['x-forwarded-proto'] ?? '') : '';
  const protocol = forwarded.split(',').at(-1)?.trim() ?? '';
  return protocol === '' ? (socket as Partial<TLSSocket>).encrypted === true : protocol === 'https';
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a page of another site may have caused this request, which would use the user's cookie. Pages of known
 * origins send an Origin header; forms and links are only visible in the Fetch metadata.
 */
export function isCrossSiteRequest(method: string, headers: IncomingHttpHeaders): boolean {
  if (SAFE_METHODS.has(method)) return false;
  const { origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers;
  if (mode === 'navigate') return true;
  return origin === undefined && (site === 'cross-site' || site === 'same-site');
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSameOrigin } from './browser-call.ts';

/** The value of one cookie of a Cookie header; undefined when it is not there or malformed. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const pair = (header ?? '').split(';').find((part) => part.trim().startsWith(`${name}=`));
  try {
    return pair === undefined ? undefined : decodeURIComponent(pair.slice(pair.indexOf('=') + 1).trim());
  } catch {
    return undefined;
  }
}

/** The name that clients of Appwrite know a session by. */
export const sessionName = (projectId: string): string => `a_session_${projectId}`;

/**
 * The session cookie. Over https the prefix makes the browser refuse it from any other host, also from one below the same
 * domain, and without Secure; over http, as on one's own machine, browsers do not take the prefix.
 */
export const sessionCookie = (projectId: string, isHttps: boolean): string =>
  `${isHttps ? '__Host-' : ''}${sessionName(projectId)}`;

function set(request: FastifyRequest, reply: FastifyReply, projectId: string, value: string, fallback: string): void {
  const isHttps = request.protocol === 'https';
  const secure = isHttps ? '; Secure' : '';
  const name = sessionCookie(projectId, isHttps);
  reply.header('set-cookie', `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}`);
  if (!isSameOrigin(request)) reply.header('x-fallback-cookies', fallback);
}

/**
 * Hands the session to the browser; to a client without cookies from here, also in a header.
 * @param expires the end of the session, ISO 8601
 */
export function keepSession(
  request: FastifyRequest,
  reply: FastifyReply,
  projectId: string,
  { value, expires }: { value: string; expires: string },
): void {
  const end = new Date(expires);
  const seconds = Math.max(0, Math.floor((end.getTime() - Date.now()) / 1000));
  const cookie = `${encodeURIComponent(value)}; Expires=${end.toUTCString()}; Max-Age=${seconds}`;
  set(request, reply, projectId, cookie, JSON.stringify({ [sessionName(projectId)]: value }));
}

/** Takes the session from the browser, and from a page of this server what the browser's cache holds of its answers. */
export function dropSession(request: FastifyRequest, reply: FastifyReply, projectId: string): void {
  set(request, reply, projectId, 'deleted; Expires=Thu, 01 Jan 1970 00:00:01 GMT; Max-Age=0', '[]');
  // Not "storage": it would take the unsent records of everybody else on this phone. Not "cookies": it would take those of
  // all hosts below the same domain.
  if (isSameOrigin(request)) reply.header('clear-site-data', '"cache"');
}

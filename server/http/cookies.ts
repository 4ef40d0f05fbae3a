import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_SECONDS } from '../accounts/sessions.ts';

/** The value of one cookie of a Cookie header; undefined when it is not there or malformed. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const pair = (header ?? '').split(';').find((part) => part.trim().startsWith(`${name}=`));
  try {
    return pair === undefined ? undefined : decodeURIComponent(pair.slice(pair.indexOf('=') + 1).trim());
  } catch {
    return undefined;
  }
}

export const sessionCookie = (projectId: string): string => `a_session_${projectId}`;

/** Is the page that calls one of this server's own, so that the cookie reaches us and no script needs the secret? */
function isSameOrigin(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site === 'same-origin') return true;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.host;
}

function set(request: FastifyRequest, reply: FastifyReply, cookie: string, fallback: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${cookie}; Path=/; HttpOnly; SameSite=Lax${secure}`);
  if (!isSameOrigin(request)) reply.header('x-fallback-cookies', fallback);
}

/** Hands the session to the browser; to a client without cookies from here, also in a header. */
export function keepSession(request: FastifyRequest, reply: FastifyReply, projectId: string, value: string): void {
  const name = sessionCookie(projectId);
  const expires = new Date(Date.now() + SESSION_SECONDS * 1000).toUTCString();
  const cookie = `${name}=${encodeURIComponent(value)}; Expires=${expires}; Max-Age=${SESSION_SECONDS}`;
  set(request, reply, cookie, JSON.stringify({ [name]: value }));
}

export function dropSession(request: FastifyRequest, reply: FastifyReply, projectId: string): void {
  set(request, reply, `${sessionCookie(projectId)}=deleted; Expires=Thu, 01 Jan 1970 00:00:01 GMT; Max-Age=0`, '[]');
}

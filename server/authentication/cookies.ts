import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSecret } from '../protocol/secrets.ts';
import { isSameOrigin } from './csrf-check.ts';

/** The value of one cookie of a Cookie header; undefined when it is missing or malformed. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const pair = (header ?? '').split(';').find((part) => part.trim().startsWith(`${name}=`));
  try {
    return pair === undefined ? undefined : decodeURIComponent(pair.slice(pair.indexOf('=') + 1).trim());
  } catch {
    return undefined;
  }
}

/** The name of the session in Appwrite's clients. */
export const sessionName = (projectId: string): string => `a_session_${projectId}`;

/**
 * The full name of a cookie. Over HTTPS the prefix `__Host-` makes browsers reject the cookie when another host sets it,
 * even a subdomain, or when Secure is missing. Over HTTP, as on a developer's machine, browsers do not accept the prefix.
 */
export const cookieName = (name: string, isHttps: boolean): string => `${isHttps ? '__Host-' : ''}${name}`;

export const sessionCookie = (projectId: string, isHttps: boolean): string =>
  cookieName(sessionName(projectId), isHttps);

/** Adds a cookie that no script can read to the answer; Fastify keeps those that were added before. */
export function addCookie(request: FastifyRequest, reply: FastifyReply, name: string, value: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}`);
}

const EXPIRED = 'deleted; Expires=Thu, 01 Jan 1970 00:00:01 GMT; Max-Age=0';

function sendCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  projectId: string,
  value: string,
  fallback: string,
): void {
  addCookie(request, reply, sessionCookie(projectId, request.protocol === 'https'), value);
  if (!isSameOrigin(request)) reply.header('x-fallback-cookies', fallback);
}

/**
 * Sends the session to the browser, for cross-origin clients without cookies also in a header.
 * @param expires the end of the session, ISO 8601
 */
export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  projectId: string,
  { value, expires }: { value: string; expires: string },
): void {
  const end = new Date(expires);
  const seconds = Math.max(0, Math.floor((end.getTime() - Date.now()) / 1000));
  const cookie = `${encodeURIComponent(value)}; Expires=${end.toUTCString()}; Max-Age=${seconds}`;
  sendCookie(request, reply, projectId, cookie, JSON.stringify({ [sessionName(projectId)]: value }));
}

const deviceCookie = ({ protocol }: FastifyRequest): string => cookieName('maia_device', protocol === 'https');

/** Browsers keep a cookie for at most 400 days. */
const DEVICE_SECONDS = 400 * 24 * 3600;

/**
 * The secret by which a browser is recognised at its next sign-in, also after its session has expired; made at the
 * first. A sign-out removes it.
 */
export function recogniseDevice(request: FastifyRequest, reply: FastifyReply): string {
  const name = deviceCookie(request);
  const known = readCookie(request.headers.cookie, name) ?? '';
  const secret = /^[0-9a-f]{64}$/.test(known) ? known : newSecret();
  addCookie(request, reply, name, `${secret}; Max-Age=${DEVICE_SECONDS}`);
  return secret;
}

/** Removes session and device from the browser, and on this server's pages also the browser's cached responses. */
export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply, projectId: string): void {
  sendCookie(request, reply, projectId, EXPIRED, '[]');
  addCookie(request, reply, deviceCookie(request), EXPIRED);
  // Not "storage": it would delete unsent records of all users of this phone. Not "cookies": it would delete the
  // cookies of all hosts below the same domain.
  if (isSameOrigin(request)) reply.header('clear-site-data', '"cache"');
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { REMEMBERED_MS } from '../accounts/mfa/remembered-devices.ts';
import { readCookie } from './cookies.ts';

/** Tokens of one cookie. A device of a clinic is shared by several people; each has a token of her own. */
const MAX_TOKENS = 10;
const TOKEN = /^[0-9a-f]{64}$/;

/** Over HTTPS the prefix `__Host-` makes browsers reject a cookie that another host has set. */
const deviceCookie = (projectId: string, isHttps: boolean): string =>
  `${isHttps ? '__Host-' : ''}a_devices_${projectId}`;

/** The tokens by which a device is remembered for the second factors of its users, at most ten. */
export function deviceTokens({ headers, protocol }: FastifyRequest, projectId: string): string[] {
  const value = readCookie(headers.cookie, deviceCookie(projectId, protocol === 'https')) ?? '';
  return value
    .split('.')
    .filter((token) => TOKEN.test(token))
    .slice(-MAX_TOKENS);
}

/** Stores the tokens in the browser, where no script can read them, beside the cookies that the reply sets already. */
export function setDeviceTokens(
  { protocol }: FastifyRequest,
  reply: FastifyReply,
  projectId: string,
  tokens: readonly string[],
): void {
  const isHttps = protocol === 'https';
  const expires = new Date(Date.now() + REMEMBERED_MS).toUTCString();
  const life = `Expires=${expires}; Max-Age=${REMEMBERED_MS / 1000}`;
  const value = tokens.slice(-MAX_TOKENS).join('.');
  const flags = `Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  reply.header('set-cookie', `${deviceCookie(projectId, isHttps)}=${value}; ${life}; ${flags}`);
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { REMEMBERED_MS } from '../accounts/mfa/remembered-devices.ts';
import { addCookie, cookieName, readCookie } from './cookies.ts';

/** Tokens of one cookie. A device of a clinic is shared by several people; each has a token of her own. */
const MAX_TOKENS = 10;
const TOKEN = /^[0-9a-f]{64}$/;

const deviceCookie = ({ protocol }: FastifyRequest, projectId: string): string =>
  cookieName(`a_devices_${projectId}`, protocol === 'https');

/** The tokens by which a device is remembered for the second factors of its users, at most ten. */
export function deviceTokens(request: FastifyRequest, projectId: string): string[] {
  const value = readCookie(request.headers.cookie, deviceCookie(request, projectId)) ?? '';
  return value
    .split('.')
    .filter((token) => TOKEN.test(token))
    .slice(-MAX_TOKENS);
}

/** Stores the tokens in the browser, where no script can read them, beside the cookies that the reply sets already. */
export function setDeviceTokens(
  request: FastifyRequest,
  reply: FastifyReply,
  projectId: string,
  tokens: readonly string[],
): void {
  const expires = new Date(Date.now() + REMEMBERED_MS).toUTCString();
  const life = `Expires=${expires}; Max-Age=${REMEMBERED_MS / 1000}`;
  const value = tokens.slice(-MAX_TOKENS).join('.');
  addCookie(request, reply, deviceCookie(request, projectId), `${value}; ${life}`);
}

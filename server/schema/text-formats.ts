import { isIP } from 'node:net';

const LOCAL = /^[^\s\p{Cc}"(),:;<>@[\\\]]+$/u;
const DOMAIN = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])$/i;
/**
 * One character of the host, then anything but spaces. Two unbounded repetitions side by side would backtrack through
 * every division.
 */
const URL_PATTERN = /^([a-z][a-z0-9+.-]*):\/\/[^\s/?#]\S*$/i;
const SCRIPT_SCHEMES = new Set(['javascript', 'vbscript', 'data']);

export function isEmail(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > 254) return false;
  const at = value.lastIndexOf('@');
  const local = value.slice(0, at);
  const areDotsValid = !local.startsWith('.') && !local.endsWith('.') && !local.includes('..');
  return at > 0 && local.length <= 64 && areDotsValid && LOCAL.test(local) && DOMAIN.test(value.slice(at + 1));
}

/** A URL with a scheme and a host, no script URL. */
export function isUrl(value: unknown): value is string {
  const scheme = typeof value === 'string' ? URL_PATTERN.exec(value)?.[1] : undefined;
  return scheme !== undefined && !SCRIPT_SCHEMES.has(scheme.toLowerCase()) && URL.canParse(value as string);
}

export function isIpAddress(value: unknown): value is string {
  return typeof value === 'string' && isIP(value) !== 0;
}

import type { FastifyInstance } from 'fastify';

/** The policy of API responses: they are data and must never act as a page, even if a browser opens them as one. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

const COMMON: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
};
/** Two years, in seconds. Browsers ignore it over HTTP. */
const ONLY_HTTPS = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/** @param isHttps whether the request came by HTTPS, to this server or to its proxy */
export const securityHeaders = (isHttps: boolean, policy = DATA_POLICY): Readonly<Record<string, string>> => ({
  ...COMMON,
  'content-security-policy': policy,
  ...(isHttps && ONLY_HTTPS),
});

/** Adds the headers to every response, including errors and 404; a route may override them. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders(request.protocol === 'https'));
    done();
  });
}

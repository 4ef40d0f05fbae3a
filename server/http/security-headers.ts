import type { FastifyInstance } from 'fastify';

/** What no answer of this server needs, whatever it is taken for: an answer of the API is data and never a page. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

const COMMON: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
};
/** Two years. Over http browsers have to ignore it. */
const ONLY_HTTPS = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/** @param isHttps did the call come by https, to us or to the proxy before us? */
export const securityHeaders = (isHttps: boolean, policy = DATA_POLICY): Readonly<Record<string, string>> => ({
  ...COMMON,
  'content-security-policy': policy,
  ...(isHttps && ONLY_HTTPS),
});

/** Puts them on every answer, also on errors and on what is not found; a route may say otherwise for itself. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders(request.protocol === 'https'));
    done();
  });
}

import { securityHeaders } from './http/security-headers.ts';

/** What a page of the app may load and do: everything from its own origin, nothing inline, no text taken for code. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "media-src 'self' blob:",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // Only src/trusted-types.ts makes one.
  'trusted-types default',
  'report-uri /v1/csp',
].join('; ');

/** Headers of every file of the app; scripts carry them too, because a worker takes its policy from its own response. */
export const pageHeaders = (isHttps: boolean): Readonly<Record<string, string>> =>
  securityHeaders(isHttps, PAGE_POLICY);

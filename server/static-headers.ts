import { securityHeaders } from './http/security-headers.ts';

/** What a page of the app may load and do: everything from its own origin, nothing inline, no text taken for code. */
const policyWith = (scripts: string): string =>
  [
    "default-src 'none'",
    `script-src ${scripts}`,
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

const PAGE_POLICY = policyWith("'self'");
/** The reader of pictures is compiled code of our own origin: its worker alone may run it. */
const READER_POLICY = policyWith("'self' 'wasm-unsafe-eval'");
const READER = /^\/assets\/ocr\.worker-[\w-]+\.js$/;

/**
 * Headers of every file of the app; scripts carry them too, because a worker takes its policy from its own response.
 * @param path of the file, as it was asked for
 */
export const pageHeaders = (isHttps: boolean, path = ''): Readonly<Record<string, string>> =>
  securityHeaders(isHttps, READER.test(path) ? READER_POLICY : PAGE_POLICY);

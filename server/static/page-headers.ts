import { securityHeaders } from '../http/security-headers.ts';

/** The Content-Security-Policy of the app: everything from its origin, nothing inline, no text executed as code. */
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
    // Only src/platform/trusted-types.ts makes one.
    'trusted-types default',
    'report-uri /v1/csp',
  ].join('; ');

const PAGE_POLICY = policyWith("'self'");
/** Text recognition runs WebAssembly from our origin; only its worker may do that. */
const OCR_POLICY = policyWith("'self' 'wasm-unsafe-eval'");
const OCR_WORKER = /^\/assets\/ocr\.worker-[\w-]+\.js$/;

/**
 * Headers of every file of the app. Scripts have the policy too, because a worker uses the policy of its own response.
 * @param path the requested path of the file
 */
export const pageHeaders = (isHttps: boolean, path = ''): Readonly<Record<string, string>> =>
  securityHeaders(isHttps, OCR_WORKER.test(path) ? OCR_POLICY : PAGE_POLICY);

import type { FastifyInstance } from 'fastify';
import type { WriteLine } from '../logging/log.ts';
import { bodyOf } from './params.ts';
import { byNetwork, type Limit } from './rate-limits.ts';
import { GLOBAL } from '../authentication/scopes.ts';

const MAX_REPORT_BYTES = 16_384;
const MAX_FIELD = 100;
/** Limit for one IP address: a page that violates its policy may send a report for every resource. */
const REPORTS: Limit = { max: 30, windowSeconds: 60, by: byNetwork };

const sanitized = (value: unknown): string =>
  String(typeof value === 'string' ? value : '')
    .replaceAll(/[^\x20-\x7e]/g, '?')
    .slice(0, MAX_FIELD);

/** The origin and first path segment of a URL: the rest may identify a user. */
function redactedUrl(value: unknown): string {
  const text = sanitized(value);
  if (!URL.canParse(text)) return sanitized(text.split(/[?#]/, 1)[0]);
  const { origin, protocol, pathname } = new URL(text);
  return origin === 'null' ? protocol : `${origin}${pathname.split('/').slice(0, 2).join('/')}`;
}

/** The log line of a report: which rule blocked what, and nothing else of the report. */
function reportLine(body: Readonly<Record<string, unknown>>, time = new Date()): string {
  const report = (body['csp-report'] ?? {}) as Record<string, unknown>;
  return JSON.stringify({
    time: time.toISOString(),
    level: 'warn',
    event: 'csp',
    rule: sanitized(report['effective-directive'] ?? report['violated-directive']),
    blocked: redactedUrl(report['blocked-uri']),
    page: redactedUrl(report['document-uri']),
    source: redactedUrl(report['source-file']),
  });
}

/** Adds the route for browsers' reports of blocked content. */
export function addCspReports(api: FastifyInstance, write: WriteLine): void {
  api.post('/csp', { bodyLimit: MAX_REPORT_BYTES, config: { scope: GLOBAL, limit: REPORTS } }, (request, reply) => {
    write(reportLine(bodyOf(request)));
    return reply.code(204).send();
  });
}

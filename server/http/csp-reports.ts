import type { FastifyInstance } from 'fastify';
import type { WriteLine } from '../log.ts';
import { bodyOf } from './params.ts';
import type { Limit } from './rate-limits.ts';
import { PUBLIC } from './scopes.ts';

const MAX_REPORT_BYTES = 16_384;
const MAX_FIELD = 100;
/** Of one address: a page that breaks its policy may send one for every thing it loads. */
const REPORTS: Limit = { max: 30, windowSeconds: 60, by: (request) => request.ip };

const short = (value: unknown): string =>
  String(typeof value === 'string' ? value : '')
    .replaceAll(/[^\x20-\x7e]/g, '?')
    .slice(0, MAX_FIELD);

/** Of an address its origin and the first part of its path: what follows may name a person. */
function placeOf(value: unknown): string {
  const text = short(value);
  if (!URL.canParse(text)) return short(text.split(/[?#]/, 1)[0]);
  const { origin, protocol, pathname } = new URL(text);
  return origin === 'null' ? protocol : `${origin}${pathname.split('/').slice(0, 2).join('/')}`;
}

/** One line of a report of a browser: what was blocked by which rule, and nothing else that stands in it. */
function reportLine(body: Readonly<Record<string, unknown>>, time = new Date()): string {
  const report = (body['csp-report'] ?? {}) as Record<string, unknown>;
  return JSON.stringify({
    time: time.toISOString(),
    level: 'warn',
    event: 'csp',
    rule: short(report['effective-directive'] ?? report['violated-directive']),
    blocked: placeOf(report['blocked-uri']),
    page: placeOf(report['document-uri']),
    source: placeOf(report['source-file']),
  });
}

/** Takes what browsers report of a page that tried what its policy forbids. */
export function addCspReports(api: FastifyInstance, write: WriteLine): void {
  api.post('/csp', { bodyLimit: MAX_REPORT_BYTES, config: { scope: PUBLIC, limit: REPORTS } }, (request, reply) => {
    write(reportLine(bodyOf(request)));
    return reply.code(204).send();
  });
}

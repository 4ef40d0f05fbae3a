import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const compress = promisify(gzip);

/** The only route that reads by POST: its queries are too long for an address. */
const LISTS = '/maia/lists';
/** In bytes; a smaller body fits into one packet even uncompressed. */
const MIN_BYTES = 1024;

/**
 * Compresses responses: lists of documents repeat their field names and become a tenth of their size, which decides the
 * time of the first pull on a slow connection. It uses the fastest level, outside the main thread. Only responses that
 * read are compressed, none that creates a session or a secret.
 */
export function compressResponses(api: FastifyInstance): void {
  api.addHook('onSend', async ({ method, headers, routeOptions }, reply, payload) => {
    const isRead = method === 'GET' || routeOptions.url?.endsWith(LISTS) === true;
    if (!isRead || typeof payload !== 'string' || payload.length < MIN_BYTES) return payload;
    if (!String(headers['accept-encoding'] ?? '').includes('gzip') || reply.hasHeader('content-encoding'))
      return payload;
    reply.removeHeader('content-length');
    reply.headers({ 'content-encoding': 'gzip', vary: 'Origin, Accept-Encoding' });
    return compress(payload, { level: constants.Z_BEST_SPEED });
  });
}

import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const compress = promisify(gzip);

/** Below this a compressed body saves no packet. */
const LEAST_BYTES = 1024;

/**
 * Lists of documents repeat their names: compressed they are a tenth, which is what a first fetch takes on a slow line. At
 * the fastest level, off the thread that answers. Only what is read: no answer that makes a session or a secret.
 */
export function compressAnswers(api: FastifyInstance): void {
  api.addHook('onSend', async ({ method, headers }, reply, payload) => {
    if (method !== 'GET' || typeof payload !== 'string' || payload.length < LEAST_BYTES) return payload;
    if (!String(headers['accept-encoding'] ?? '').includes('gzip') || reply.hasHeader('content-encoding'))
      return payload;
    reply.removeHeader('content-length');
    reply.headers({ 'content-encoding': 'gzip', vary: 'Origin, Accept-Encoding' });
    return compress(payload, { level: constants.Z_BEST_SPEED });
  });
}

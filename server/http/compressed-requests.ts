import { createGunzip } from 'node:zlib';
import type { FastifyInstance, RequestPayload } from 'fastify';

/**
 * Lets callers compress the JSON that they send, and says so in every answer (RFC 9110, 12.5.3): a hundred records are a
 * tenth, which is what sending them takes on a slow line. Unpacked, a body is as limited as any other.
 */
export function takeCompressed(api: FastifyInstance): void {
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('accept-encoding', 'gzip');
  });
  api.addHook('preParsing', async ({ headers }, _reply, payload) => {
    const isJson = String(headers['content-type']).startsWith('application/json');
    if (headers['content-encoding'] !== 'gzip' || !isJson) return payload;
    const unpacked: RequestPayload = createGunzip();
    // What Fastify compares with the length that the header names.
    unpacked.receivedEncodedLength = 0;
    payload.on(
      'data',
      ({ length }: Buffer) => (unpacked.receivedEncodedLength = (unpacked.receivedEncodedLength ?? 0) + length),
    );
    payload.on('error', (error: Error) => (unpacked as ReturnType<typeof createGunzip>).destroy(error));
    return payload.pipe(unpacked as ReturnType<typeof createGunzip>);
  });
}

import Fastify from 'fastify';
import { serveApp } from '../../../server/static/serve-app.ts';
import { freePort } from '../network/free-port.ts';

/** A host for static files with the headers that docs/appwrite.md requires. */
export interface StaticHost extends AsyncDisposable {
  readonly origin: string;
}

/** @param apiHost the host of the API, which is another origin */
export async function startStaticHost(folder: string, apiHost: string): Promise<StaticHost> {
  const fastify = Fastify({ forceCloseConnections: true });
  fastify.addHook('onSend', async (_, reply) => {
    const policy = String(reply.getHeader('content-security-policy') ?? '');
    const withApi = policy.replace("connect-src 'self'", `connect-src 'self' http://${apiHost} ws://${apiHost}`);
    if (policy !== '') reply.header('content-security-policy', withApi);
  });
  serveApp(fastify, folder);
  const port = await freePort();
  await fastify.listen({ port, host: 'localhost' });
  return {
    origin: `http://localhost:${port}`,
    async [Symbol.asyncDispose]() {
      await fastify.close();
    },
  };
}

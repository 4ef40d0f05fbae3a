import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { routes } from '../app.ts';
import type { Services } from '../services.ts';
import { addApiHooks, type ApiGuards } from './api-hooks.ts';
import { addCspReports } from './csp-reports.ts';

/** Puts the API below /v1. @param extend adds further routes that get the same hooks */
export async function serveApi(
  app: FastifyInstance,
  services: Services,
  guards: ApiGuards,
  extend: (api: FastifyInstance) => Promise<void>,
): Promise<void> {
  await app.register(
    async (api) => {
      addApiHooks(api, guards);
      await api.register(multipart);
      for (const { method, path, scope, status, handle, limit, maxBody } of routes(services)) {
        api.route({
          method,
          url: path,
          bodyLimit: maxBody,
          config: { scope, limit },
          handler: async (request, reply) => {
            const body = await handle(request, reply);
            // Some answers are no JSON; awaiting them has sent them.
            if (reply.raw.headersSent) return reply;
            reply.code(status);
            return status === 204
              ? reply.send()
              : reply.type('application/json; charset=UTF-8').send(JSON.stringify(body));
          },
        });
      }
      addCspReports(api, guards.onReport);
      await extend(api);
    },
    { prefix: '/v1' },
  );
}

import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { describeDevice, deviceOf } from './accounts/device.ts';
import { asRequester } from './audit/requester.ts';
import { routes } from './app.ts';
import type { Services } from './services/services.ts';
import { addApiHooks, type ApiGuards } from './http/api-hooks.ts';
import { addUnsupportedRoutes } from './http/unsupported-routes.ts';
import { addCspReports } from './http/csp-reports.ts';

/**
 * Registers the API below /v1.
 * @param extend adds more routes with the same hooks
 */
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
      for (const {
        method,
        path,
        scope,
        status,
        handle,
        limit,
        isOpenToHalfSessions,
        isOpenBeforeNewPassword,
        maxBody,
      } of routes(services)) {
        api.route({
          method,
          url: path,
          bodyLimit: maxBody,
          config: { scope, limit, isOpenToHalfSessions, isOpenBeforeNewPassword },
          handler: async (request, reply) => {
            const device = describeDevice(deviceOf(request.headers['user-agent']));
            const body = await asRequester({ caller: request.caller, device }, () => handle(request, reply));
            // Some handlers send a response that is not JSON; it is sent already when they resolve.
            if (reply.raw.headersSent) return reply;
            reply.code(status);
            return status === 204
              ? reply.send()
              : reply.type('application/json; charset=UTF-8').send(JSON.stringify(body));
          },
        });
      }
      addUnsupportedRoutes(api);
      addCspReports(api, guards.onReport);
      await extend(api);
    },
    { prefix: '/v1' },
  );
}

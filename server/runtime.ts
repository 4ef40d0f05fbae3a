import type { IncomingMessage } from 'node:http';
import type { BackendOptions } from './backend.ts';
import type { Backend } from './services/backend.ts';
import type { Caller } from './protocol/caller.ts';
import { addFunctionUrls } from './functions/function-urls.ts';
import { addFunctionRoutes } from './functions/function-routes.ts';
import { Functions } from './functions/functions.ts';
import { logFailure } from './logging/log.ts';
import { clientAddress } from './http/proxies.ts';
import { localUrl } from './local-url.ts';
import { attachRealtime } from './realtime/realtime.ts';
import type { SocketIdentity } from './realtime/realtime-connection.ts';
import { serveApp } from './static/serve-app.ts';

const guest: SocketIdentity = { user: null, roles: ['any', 'guests'] };

function identityOf(backend: Backend, caller: Caller): SocketIdentity {
  const { userId, roles } = caller;
  if (userId === undefined) return guest;
  return { user: backend.account(userId), roles, caller, renewed: () => identityOf(backend, backend.renewed(caller)) };
}

/** The user who opens a socket, by cookie or header, or by the JWT in its URL. A blocked user is a guest here. */
function identify(backend: Backend, { headers, socket, url }: IncomingMessage): SocketIdentity {
  const jwt = new URL(url ?? '', 'http://localhost').searchParams.get('jwt');
  try {
    return identityOf(
      backend,
      backend.authenticate({ headers: jwt ? { ...headers, 'x-appwrite-jwt': jwt } : headers, socket }),
    );
  } catch {
    return guest;
  }
}

/**
 * What runs beside the REST API in the same process: realtime, functions with their events and schedules, and the built
 * app if `appFolder` is set.
 */
export function runtimeParts(appFolder?: string): Required<Pick<BackendOptions, 'extend' | 'extendApi' | 'drain'>> {
  let functions: Functions | undefined;
  return {
    extend(app, backend) {
      functions = new Functions(backend, () => `${localUrl(app)}/v1`);
      const closeRealtime = attachRealtime(app.server, {
        events: backend.events,
        projectId: backend.projectId,
        isKnownOrigin: (request) => backend.isKnownOrigin(request.headers.origin ?? '', request.headers.host),
        identify: (request) => identify(backend, request),
        onFailure: logFailure,
        onDelivered: (caller, payload) => backend.services.accessLog.delivered(caller, payload),
        addressOf: (request) => clientAddress(request, backend.isProxy),
        signIn: (session) => identityOf(backend, backend.authenticateSession(session)),
      });
      // A rejected promise that a function does not handle must not end the server.
      process.on('unhandledRejection', logFailure);
      app.addHook('onListen', (done) => {
        functions?.listen();
        done();
      });
      app.addHook('preClose', (done) => {
        closeRealtime();
        process.off('unhandledRejection', logFailure);
        done();
      });
      addFunctionUrls(app, functions, backend.rateLimits);
      if (appFolder !== undefined) serveApp(app, appFolder);
      return Promise.resolve();
    },
    extendApi(api) {
      if (functions) addFunctionRoutes(api, functions);
      return Promise.resolve();
    },
    drain: (withinMs) => functions?.stop(withinMs) ?? Promise.resolve(),
  };
}

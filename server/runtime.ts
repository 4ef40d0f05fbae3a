import type { IncomingMessage } from 'node:http';
import type { Backend, BackendOptions } from './backend.ts';
import type { Caller } from './caller.ts';
import { addFunctionAddresses } from './functions-addresses.ts';
import { addFunctionRoutes } from './functions-routes.ts';
import { Functions } from './functions.ts';
import { logFailure } from './log.ts';
import { ownAddress } from './own-address.ts';
import { attachRealtime } from './realtime.ts';
import type { SocketIdentity } from './realtime-connection.ts';
import { serveApp } from './static.ts';

const guest: SocketIdentity = { user: null, roles: ['any', 'guests'] };

function identityOf(backend: Backend, caller: Caller): SocketIdentity {
  const { userId, roles } = caller;
  if (userId === undefined) return guest;
  return { user: backend.account(userId), roles, renewed: () => identityOf(backend, backend.renewed(caller)) };
}

/** Who opens a socket: by cookie or header, or by the token in its address. A blocked user is a guest here. */
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

/** The address as the other parts see it: the first that our own proxy tells of, or that of the connection. */
function addressOf({ trustProxy }: Backend, { headers, socket }: IncomingMessage): string {
  const forwarded = trustProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',', 1)[0]
        ?.trim()
    : '';
  return forwarded || (socket.remoteAddress ?? '');
}

/**
 * What runs beside the REST part in the same process: realtime, functions with their events and schedules,
 * and the built app when there is a folder of it.
 */
export function runtimeParts(appFolder?: string): Required<Pick<BackendOptions, 'extend' | 'extendApi' | 'drain'>> {
  let functions: Functions | undefined;
  return {
    extend(app, backend) {
      functions = new Functions(backend, () => `${ownAddress(app)}/v1`);
      const closeRealtime = attachRealtime(app.server, {
        events: backend.events,
        projectId: backend.projectId,
        isKnownOrigin: (request) => backend.isKnownOrigin(request.headers.origin ?? '', request.headers.host),
        identify: (request) => identify(backend, request),
        onHeard: (userId, payload) => backend.services.accessLog.heard(userId, payload),
        addressOf: (request) => addressOf(backend, request),
        signIn: (session) => identityOf(backend, backend.authenticateSession(session)),
      });
      // A function that forgets a promise must not end the process for everybody.
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
      addFunctionAddresses(app, functions);
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

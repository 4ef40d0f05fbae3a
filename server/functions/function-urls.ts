import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, invalidArgument } from '../protocol/api-error.ts';
import { asApiError, errorBody } from '../http/error-body.ts';
import { byNetwork, type Limit, type RateLimits } from '../http/rate-limits.ts';
import type { FunctionRequest } from './function-context.ts';
import type { FunctionDefinition } from './function-definitions.ts';
import { MAX_PATH } from './function-routes.ts';
import type { Functions } from './functions.ts';

/** Room for two photos of a phone in Base64 and a question about them, in bytes. */
const LARGEST_BODY = 12_000_000;
const PREFIX = '/functions/';
/** For one IP address, which a clinic may share: these requests have no other caller. */
const CALLS: Limit = { max: 120, windowSeconds: 60, by: byNetwork };

type FunctionRoute = { Params: { functionId: string } };

const joined = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? value.join(', ') : (value ?? '');

/** The request at a function's URL: its path starts after the function's id, and cookies are removed. */
function requestOf(request: FastifyRequest<FunctionRoute>): FunctionRequest {
  const headers = Object.entries(request.headers).filter(([name]) => name !== 'cookie');
  return {
    method: request.method,
    path: request.url.slice(PREFIX.length + request.params.functionId.length) || '/',
    headers: Object.fromEntries(headers.map(([name, value]) => [name, joined(value)])),
    body: typeof request.body === 'string' ? request.body : '',
    canStream: true,
  };
}

/**
 * The URL of each function, `/functions/<id>/…`; on Appwrite this is a domain. As there, requests have no user, and
 * only functions that `any` may execute respond. Such a function has to authenticate the caller.
 * @param limits null when nothing is limited
 */
export function addFunctionUrls(app: FastifyInstance, functions: Functions, limits: RateLimits | null): void {
  const find = (request: FastifyRequest<FunctionRoute>): FunctionDefinition => {
    const definition = functions.get(request.params.functionId);
    if (definition?.enabled && definition.execute.includes('any')) return definition;
    throw new ApiError(404, 'function_not_found', 'The requested function could not be found.');
  };
  void app.register((scope, _, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LARGEST_BODY }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.setErrorHandler((error, _request, reply) => {
      const apiError = asApiError(error);
      return reply.code(apiError.status).send(errorBody(apiError));
    });
    scope.route<FunctionRoute>({
      method: ['GET', 'POST'],
      url: `${PREFIX}:functionId/*`,
      bodyLimit: LARGEST_BODY,
      // Before the body is read: it may have 12 MB, and a slow client keeps it in memory for minutes.
      onRequest: async (request, reply) => {
        find(request);
        if (request.url.length > MAX_PATH) throw invalidArgument(`The path has more than ${MAX_PATH} characters.`);
        limits?.take(CALLS, request, reply);
        reply.raw.once('close', functions.runLimits.begin(`guest ${byNetwork(request)}`));
      },
      handler: async (request, reply) => {
        const { statusCode, headers, body, rest } = await functions.answer(
          find(request),
          requestOf(request),
          request.ip,
        );
        reply.code(statusCode).headers({ 'cache-control': 'no-store', ...headers });
        return reply.send(rest ?? body);
      },
    });
    done();
  });
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../protocol/api-error.ts';
import { errorBody } from '../http/error-body.ts';
import type { FunctionRequest } from './function-context.ts';
import type { Functions } from './functions.ts';

/** Room for two photos of a phone in Base64 and a question about them, in bytes. */
const LARGEST_BODY = 12_000_000;
const PREFIX = '/functions/';

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
 */
export function addFunctionUrls(app: FastifyInstance, functions: Functions): void {
  void app.register((scope, _, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LARGEST_BODY }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.route<FunctionRoute>({
      method: ['GET', 'POST'],
      url: `${PREFIX}:functionId/*`,
      bodyLimit: LARGEST_BODY,
      handler: async (request, reply) => {
        const definition = functions.get(request.params.functionId);
        if (!definition?.enabled || !definition.execute.includes('any')) {
          const error = new ApiError(404, 'function_not_found', 'The requested function could not be found.');
          return reply.code(404).send(errorBody(error));
        }
        const { statusCode, headers, body, rest } = await functions.answer(definition, requestOf(request), request.ip);
        reply.code(statusCode).headers({ 'cache-control': 'no-store', ...headers });
        return reply.send(rest ?? body);
      },
    });
    done();
  });
}

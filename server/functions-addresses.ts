import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import { errorBody } from './http/error-body.ts';
import type { FunctionRequest } from './functions-context.ts';
import type { Functions } from './functions.ts';

/** Two pictures of a phone, as text, and what is asked about them. */
const LARGEST_BODY = 12_000_000;
const PREFIX = '/functions/';

type Address = { Params: { functionId: string } };

const one = (value: string | string[] | undefined): string => (Array.isArray(value) ? value.join(', ') : (value ?? ''));

/** The request as the function sees it at an address of its own: the path begins after its id, and no cookie comes along. */
function requestOf(request: FastifyRequest<Address>): FunctionRequest {
  const headers = Object.entries(request.headers).filter(([name]) => name !== 'cookie');
  return {
    method: request.method,
    path: request.url.slice(PREFIX.length + request.params.functionId.length) || '/',
    headers: Object.fromEntries(headers.map(([name, value]) => [name, one(value)])),
    body: typeof request.body === 'string' ? request.body : '',
    canStream: true,
  };
}

/**
 * Each function's own address, `/functions/<id>/…`. On Appwrite this is a domain. As there, nobody is signed in here and
 * only a function that `any` may execute answers: it has to find out itself who calls.
 */
export function addFunctionAddresses(app: FastifyInstance, functions: Functions): void {
  void app.register((scope, _, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LARGEST_BODY }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.route<Address>({
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

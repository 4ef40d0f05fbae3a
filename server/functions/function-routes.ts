import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, badRequest, invalidArgument, unauthorized } from '../protocol/api-error.ts';
import type { Scope } from '../authentication/scopes.ts';
import { textOf } from '../protocol/text-of.ts';
import type { Caller } from '../protocol/caller.ts';
import type { FunctionRequest } from './function-context.ts';
import type { FunctionDefinition } from './function-definitions.ts';
import { withoutLogs, type Execution } from './execution.ts';
import { listAnswer } from '../http/list-query.ts';
import { fieldsOf } from '../queries/list-page.ts';
import { byNetwork, WRITES, type Limit } from '../http/rate-limits.ts';
import { addVariableRoutes } from './function-variables.ts';
import type { Functions } from './functions.ts';

/** How long a caller waits for the response; the function may run on to its timeout. */
const LONGEST_WAIT_MS = 30_000;
const DEFAULT_LIMIT = 25;
const FUNCTION_FIELDS = fieldsOf({
  name: 'string',
  enabled: 'boolean',
  runtime: 'string',
  schedule: 'string',
  timeout: 'integer',
  entrypoint: 'string',
  logging: 'boolean',
});
/** Longest path of a request to a function, in characters; Appwrite's limit. */
export const MAX_PATH = 2048;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'];

interface ExecutionBody {
  readonly body?: unknown;
  readonly async?: unknown;
  readonly scheduledAt?: unknown;
  readonly path?: unknown;
  readonly method?: unknown;
  readonly headers?: unknown;
}
interface FunctionRoute {
  Params: { functionId: string; executionId: string };
  Body: ExecutionBody | null;
}

/** The hooks of the API check this scope before the handler runs. Keys have it in the plural or, as people, in the singular. */
const scope = (name: Scope, limit?: Limit) => ({ config: { scope: name, limit } });
const READ_EXECUTIONS = ['executions.read', 'execution.read'];
const WRITE_EXECUTIONS = ['executions.write', 'execution.write'];

const notFound = (what: 'function' | 'execution'): ApiError =>
  new ApiError(404, `${what}_not_found`, `The requested ${what} could not be found.`);

const mayExecute = (caller: Caller, definition: FunctionDefinition): boolean =>
  caller.kind === 'key' || definition.execute.some((role) => caller.roles.includes(role));

const mayRead = (caller: Caller, execution: Execution): boolean =>
  caller.kind === 'key' ||
  execution.$permissions.some((permission) => caller.roles.some((role) => permission === `read("${role}")`));

const visibleTo = (caller: Caller, execution: Execution): Execution =>
  caller.kind === 'key' ? execution : withoutLogs(execution);

const optionalText = (name: string, value: unknown, fallback: string): string => {
  if (value === undefined || value === null) return fallback;
  if (typeof value !== 'string') throw invalidArgument(`Invalid \`${name}\` param: Value must be a valid string`);
  return value;
};

function headersOf(value: unknown): Record<string, string> {
  const headers = value ?? {};
  if (typeof headers !== 'object' || headers === null || Array.isArray(headers))
    throw invalidArgument('Invalid `headers` param: Value must be an object');
  return Object.fromEntries(
    Object.entries(headers).map(([name, header]) => [
      name.toLowerCase(),
      // Numbers are common; other values have no form as a header.
      typeof header === 'number' ? String(header) : textOf(header),
    ]),
  );
}

function requestOf(body: ExecutionBody): FunctionRequest {
  const method = optionalText('method', body.method, 'POST');
  if (!METHODS.includes(method))
    throw invalidArgument(`Invalid \`method\` param: Value must be one of (${METHODS.join(', ')})`);
  const path = optionalText('path', body.path, '/');
  if (path === '' || path.length > MAX_PATH)
    throw invalidArgument(
      `Invalid \`path\` param: Value must be a valid string and at least 1 chars and no longer than ${MAX_PATH} chars`,
    );
  return {
    method,
    path: path.startsWith('/') ? path : `/${path}`,
    headers: headersOf(body.headers),
    body: optionalText('body', body.body, ''),
  };
}

/**
 * Whether the caller does not wait for the end of the run.
 * @throws general_argument_invalid, general_bad_request, general_not_implemented for a run at a later time
 */
function isAsync({ async: sent = false, scheduledAt }: ExecutionBody): boolean {
  if (typeof sent !== 'boolean') throw invalidArgument('Invalid `async` param: Value must be a valid boolean');
  if (scheduledAt === undefined || scheduledAt === null) return sent;
  if (!sent) {
    throw badRequest(
      'Scheduled executions must run asynchronously. Set scheduledAt to a future date, or set async to true.',
    );
  }
  // To run it at once would be worse than to refuse it.
  throw new ApiError(405, 'general_not_implemented', 'This server runs functions at once, and not at a given time.');
}

async function withTimeout(ended: Promise<Execution>, limitMs: number): Promise<Execution> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, fail) => {
    const message = 'Synchronous function execution timed out. Use asynchronous execution instead.';
    timer = setTimeout(() => fail(new ApiError(408, 'function_synchronous_timeout', message)), limitMs);
  });
  return Promise.race([ended, timeout]).finally(() => clearTimeout(timer));
}

/** The routes of functions and their executions, below /v1. */
export function addFunctionRoutes(api: FastifyInstance, functions: Functions): void {
  const findById = (id: string): FunctionDefinition => {
    const definition = functions.get(id);
    if (!definition?.enabled) throw notFound('function');
    return definition;
  };
  const find = (request: FastifyRequest<FunctionRoute>) => findById(request.params.functionId);
  addVariableRoutes(api, functions.variables, findById);

  api.get('/functions', scope('functions.read'), (request) => {
    const all = functions.all().map((definition) => ({ ...definition }));
    return listAnswer(request, 'functions', all, FUNCTION_FIELDS);
  });

  api.get<FunctionRoute>('/functions/:functionId', scope('functions.read'), find);

  api.post<FunctionRoute>(
    '/functions/:functionId/executions',
    scope(WRITE_EXECUTIONS, WRITES),
    async (request, reply) => {
      const { caller } = request;
      const definition = find(request);
      if (!mayExecute(caller, definition)) throw unauthorized();
      const body = request.body ?? {};
      const isWithoutWait = isAsync(body);
      const start = {
        trigger: 'http' as const,
        request: requestOf(body),
        userId: caller.userId ?? null,
        sessionId: caller.sessionId,
        isOfGuest: caller.kind === 'guest',
        address: request.ip,
      };
      // Only functions of this server and the administrator have keys.
      const isEmpty = caller.userId !== undefined && start.request.body === '';
      const endRun =
        caller.kind === 'key'
          ? null
          : functions.runLimits.begin(caller.userId ?? `guest ${byNetwork(request)}`, isEmpty);
      const { execution, ended } = functions.start(definition, start);
      void ended.then(endRun);
      if (isWithoutWait) return reply.code(202).send(visibleTo(caller, execution));
      return reply.code(201).send(visibleTo(caller, await withTimeout(ended, LONGEST_WAIT_MS)));
    },
  );

  api.get<FunctionRoute>('/functions/:functionId/executions', scope(READ_EXECUTIONS), (request) => {
    const { caller } = request;
    const runs = functions.history.list(find(request).$id).filter((run) => mayRead(caller, run));
    return { total: runs.length, executions: runs.slice(0, DEFAULT_LIMIT).map((run) => visibleTo(caller, run)) };
  });

  api.get<FunctionRoute>('/functions/:functionId/executions/:executionId', scope(READ_EXECUTIONS), (request) => {
    const { caller } = request;
    const run = functions.history.get(find(request).$id, request.params.executionId);
    if (!run || !mayRead(caller, run)) throw notFound('execution');
    return visibleTo(caller, run);
  });
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, invalidArgument, unauthorized } from './api-error.ts';
import type { Caller } from './caller.ts';
import type { FunctionRequest } from './functions-context.ts';
import type { FunctionDefinition } from './functions-definition.ts';
import { withoutNotes, type Execution } from './functions-execution.ts';
import { addVariableRoutes } from './functions-variables.ts';
import type { Functions } from './functions.ts';

/** A caller waits no longer for an answer; the function may go on to its own timeout. */
const LONGEST_WAIT_MS = 30_000;
const DEFAULT_LIMIT = 25;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'];

interface ExecutionBody {
  readonly body?: unknown;
  readonly async?: unknown;
  readonly path?: unknown;
  readonly method?: unknown;
  readonly headers?: unknown;
}
interface Address {
  Params: { functionId: string; executionId: string };
  Body: ExecutionBody | null;
}

/** The hooks of the API ask for it before the handler runs. */
const scope = (name: string) => ({ config: { scope: name } });

const notFound = (what: 'function' | 'execution'): ApiError =>
  new ApiError(404, `${what}_not_found`, `The requested ${what} could not be found.`);

const mayExecute = (caller: Caller, definition: FunctionDefinition): boolean =>
  caller.kind === 'key' || definition.execute.some((role) => caller.roles.includes(role));

const maySee = (caller: Caller, execution: Execution): boolean =>
  caller.kind === 'key' ||
  execution.$permissions.some((given) => caller.roles.some((role) => given === `read("${role}")`));

const shownTo = (caller: Caller, execution: Execution): Execution =>
  caller.kind === 'key' ? execution : withoutNotes(execution);

const textOf = (name: string, value: unknown, fallback: string): string => {
  if (value === undefined || value === null) return fallback;
  if (typeof value !== 'string') throw invalidArgument(`Invalid \`${name}\` param: Value must be a valid string`);
  return value;
};

function headersOf(value: unknown): Record<string, string> {
  const given = value ?? {};
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw invalidArgument('Invalid `headers` param: Value must be an object');
  return Object.fromEntries(Object.entries(given).map(([name, header]) => [name.toLowerCase(), String(header)]));
}

function requestOf(given: ExecutionBody): FunctionRequest {
  const method = textOf('method', given.method, 'POST').toUpperCase();
  if (!METHODS.includes(method))
    throw invalidArgument(`Invalid \`method\` param: Value must be one of (${METHODS.join(', ')})`);
  const path = textOf('path', given.path, '/');
  return {
    method,
    path: path.startsWith('/') ? path : `/${path}`,
    headers: headersOf(given.headers),
    body: textOf('body', given.body, ''),
  };
}

async function within(ended: Promise<Execution>, limitMs: number): Promise<Execution> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, fail) => {
    const message = 'Synchronous function execution timed out. Use asynchronous execution instead.';
    timer = setTimeout(() => fail(new ApiError(408, 'function_synchronous_timeout', message)), limitMs);
  });
  return Promise.race([ended, tooLate]).finally(() => clearTimeout(timer));
}

/** The routes of functions and their executions, below /v1. */
export function addFunctionRoutes(api: FastifyInstance, functions: Functions): void {
  const findById = (id: string): FunctionDefinition => {
    const definition = functions.get(id);
    if (!definition?.enabled) throw notFound('function');
    return definition;
  };
  const find = (request: FastifyRequest<Address>) => findById(request.params.functionId);
  addVariableRoutes(api, functions.variables, findById);

  api.get('/functions', scope('functions.read'), () => {
    const all = functions.all();
    return { total: all.length, functions: all };
  });

  api.get<Address>('/functions/:functionId', scope('functions.read'), find);

  api.post<Address>('/functions/:functionId/executions', scope('execution.write'), async (request, reply) => {
    const { caller } = request;
    const definition = find(request);
    if (!mayExecute(caller, definition)) throw unauthorized();
    const given = request.body ?? {};
    const start = {
      trigger: 'http' as const,
      request: requestOf(given),
      userId: caller.userId ?? null,
      address: request.ip,
    };
    const { execution, ended } = functions.start(definition, start);
    if (given.async === true) return reply.code(202).send(shownTo(caller, execution));
    return reply.code(201).send(shownTo(caller, await within(ended, LONGEST_WAIT_MS)));
  });

  api.get<Address>('/functions/:functionId/executions', scope('execution.read'), (request) => {
    const { caller } = request;
    const runs = functions.history.list(find(request).$id).filter((run) => maySee(caller, run));
    return { total: runs.length, executions: runs.slice(0, DEFAULT_LIMIT).map((run) => shownTo(caller, run)) };
  });

  api.get<Address>('/functions/:functionId/executions/:executionId', scope('execution.read'), (request) => {
    const { caller } = request;
    const run = functions.history.get(find(request).$id, request.params.executionId);
    if (!run || !maySee(caller, run)) throw notFound('execution');
    return shownTo(caller, run);
  });
}

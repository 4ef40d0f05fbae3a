import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { moreFactorsRequired } from '../accounts/mfa/mfa-errors.ts';
import { newPasswordRequired } from '../accounts/staff-password.ts';
import { ApiError } from '../protocol/api-error.ts';
import { guest } from '../protocol/caller.ts';
import type { WriteLine } from '../logging/log.ts';
import { keyIn, type Authentication } from '../authentication/authentication.ts';
import { isCrossSiteRequest } from '../authentication/csrf-check.ts';
import { compressResponses } from './response-compression.ts';
import { decompressRequests } from './request-decompression.ts';
import { corsHeaders } from './cors-headers.ts';
import { asApiError, errorBody } from './error-body.ts';
import { readJson } from './json-body.ts';
import type { Origins } from './origins.ts';
import { queryPart } from './params.ts';
import { checkQueryParams } from './query-params.ts';
import type { RateLimits } from './rate-limits.ts';
import { GLOBAL, PUBLIC, requireScope, type Scope } from '../authentication/scopes.ts';

export interface ApiGuards {
  projectId: string;
  origins: Origins;
  authentication: Authentication;
  /** Null when nothing is limited. */
  limits: RateLimits | null;
  onFailure(error: unknown): void;
  /** Receives browsers' reports of violations of the Content-Security-Policy. */
  onReport: WriteLine;
}

function requireOrigin(guards: ApiGuards, request: FastifyRequest, reply: FastifyReply): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  if (!guards.origins.isKnownOrigin(origin, request.host)) {
    const host = URL.canParse(origin) ? new URL(origin).hostname : origin;
    throw new ApiError(
      403,
      'general_unknown_origin',
      `Invalid Origin. Register your new client (${host}) as a new Web platform on your project console dashboard`,
    );
  }
  reply.headers(corsHeaders(origin));
}

/** A page of another site must not use the session cookie that the browser sends with its request. */
function requireSameSite({ method, headers, caller }: FastifyRequest): void {
  if (caller.sessionId === undefined || !isCrossSiteRequest(method, headers)) return;
  throw new ApiError(403, 'general_unknown_origin', 'Invalid Origin. The call comes from another site.');
}

const accessForbidden = (): ApiError =>
  new ApiError(401, 'general_access_forbidden', 'Access to this API is forbidden. Name the project of the request.');

/** A session that has not proved its second factor may only do so, or end. After that one may need a new password. */
function requireWholeSession({ caller, routeOptions }: FastifyRequest): void {
  const { isOpenToHalfSessions, isOpenBeforeNewPassword, scope = GLOBAL } = routeOptions.config;
  if (scope === GLOBAL) return;
  if (caller.needsMoreFactors && !isOpenToHalfSessions) throw moreFactorsRequired();
  if (caller.needsNewPassword && !isOpenBeforeNewPassword) throw newPasswordRequired();
}

/** What callers without a project may do: nothing that concerns one. */
const WITHOUT_PROJECT: readonly Scope[] = [PUBLIC, GLOBAL];

/**
 * Whether the request names the project of this server: a key in the header, people also in the URL.
 * @throws project_not_found, project_id_missing
 */
function namesProject(guards: ApiGuards, request: FastifyRequest): boolean {
  const isByKey = keyIn(request.headers) !== '';
  const header = request.headers['x-appwrite-project'];
  const project = (isByKey ? undefined : queryPart(request, 'project')) || header;
  if (project === guards.projectId) return true;
  if (!project && !isByKey) return false;
  if (!project) {
    throw new ApiError(
      403,
      'project_id_missing',
      'The project ID is missing. Please set the X-Appwrite-Project header to your project ID.',
    );
  }
  throw new ApiError(
    404,
    'project_not_found',
    'Project with the requested ID could not be found. Please check the value of the X-Appwrite-Project header to ensure the correct project ID is being used.',
  );
}

/** Adds what happens around each call of the API, in this order. */
export function addApiHooks(api: FastifyInstance, guards: ApiGuards): void {
  api.removeAllContentTypeParsers();
  api.addContentTypeParser(
    ['application/json', 'application/csp-report'],
    { parseAs: 'string' },
    async (_request: FastifyRequest, text: string | Buffer) => readJson(text),
  );
  api.addContentTypeParser('*', { parseAs: 'buffer' }, async () => ({}));

  api.decorateRequest('caller');
  api.decorateRequest('isOfFunction', false);
  api.addHook('onRequest', async (request, reply) => {
    request.caller = guest();
    reply.headers({
      'cache-control': 'no-store',
      vary: 'Origin',
    });
    // A preflight succeeds for every origin; the call itself is rejected.
    if (request.method === 'OPTIONS') {
      return reply
        .headers(corsHeaders(request.headers.origin ?? '*'))
        .code(204)
        .send();
    }
    requireOrigin(guards, request, reply);
    const hasProject = namesProject(guards, request);
    if (hasProject) request.caller = guards.authentication.callerOf(request.headers, request.protocol === 'https');
    request.isOfFunction = guards.authentication.isOfFunction(request.headers);
    requireSameSite(request);
    const { scope = GLOBAL } = request.routeOptions.config;
    requireScope(request.caller, scope);
    if (!hasProject && !WITHOUT_PROJECT.includes(scope)) throw accessForbidden();
    requireWholeSession(request);
  });
  api.addHook('preHandler', async (request, reply) => {
    const { limit } = request.routeOptions.config;
    if (limit && request.caller.kind !== 'key') guards.limits?.take(limit, request, reply);
    const { method, url = '' } = request.routeOptions;
    if (method === 'GET') checkQueryParams(request, url.slice(api.prefix.length));
  });
  api.addHook('onResponse', async (request, reply) => {
    const { limit } = request.routeOptions.config;
    if (limit && reply.statusCode < 300) guards.limits?.succeeded(limit, request);
  });

  compressResponses(api);
  decompressRequests(api);

  api.setNotFoundHandler(() => {
    throw new ApiError(
      404,
      'general_route_not_found',
      'Route not found. Please ensure the endpoint is configured correctly and that the API route is valid for this SDK version.',
    );
  });
  api.setErrorHandler((error, _request, reply) => {
    const apiError = asApiError(error);
    if (apiError.status >= 500) guards.onFailure(error);
    return reply.code(apiError.status).type('application/json; charset=UTF-8').send(errorBody(apiError));
  });
}

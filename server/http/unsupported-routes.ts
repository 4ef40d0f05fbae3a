import type { FastifyInstance } from 'fastify';
import { ApiError } from '../protocol/api-error.ts';
import type { Scope } from '../authentication/scopes.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const crud = (path: string, id: string, subject: string): [`${Method} ${string}`, Scope][] => [
  [`GET ${path}`, `${subject}.read`],
  [`GET ${path}/${id}`, `${subject}.read`],
  [`POST ${path}`, `${subject}.write`],
  [`PUT ${path}/${id}`, `${subject}.write`],
  [`PATCH ${path}/${id}`, `${subject}.write`],
  [`DELETE ${path}/${id}`, `${subject}.write`],
];

/**
 * Routes of Appwrite that this server does not have, with the scopes that they need there. A caller without the scope
 * is refused as on Appwrite, so that a missing scope shows before the move to one.
 */
const ROUTES: readonly [`${Method} ${string}`, Scope][] = [
  ['POST /databases', 'databases.write'],
  ['PUT /databases/:databaseId', 'databases.write'],
  ['DELETE /databases/:databaseId', 'databases.write'],
  ['PUT /databases/:databaseId/collections/:collectionId', 'collections.write'],
  ['POST /databases/:databaseId/collections/:collectionId/indexes', 'collections.write'],
  ['DELETE /databases/:databaseId/collections/:collectionId/indexes/:key', 'collections.write'],
  ['PATCH /databases/:databaseId/collections/:collectionId/attributes/:type/:key', 'collections.write'],
  ['DELETE /databases/:databaseId/collections/:collectionId/attributes/:key', 'collections.write'],
  ['POST /storage/buckets', 'buckets.write'],
  ['PUT /storage/buckets/:bucketId', 'buckets.write'],
  ['DELETE /storage/buckets/:bucketId', 'buckets.write'],
  ['POST /functions', 'functions.write'],
  ['PUT /functions/:functionId', 'functions.write'],
  ['DELETE /functions/:functionId', 'functions.write'],
  ['GET /functions/:functionId/deployments', 'functions.read'],
  ['POST /functions/:functionId/deployments', 'functions.write'],
  ['DELETE /functions/:functionId/executions/:executionId', 'executions.write'],
  ...crud('/messaging/messages', ':messageId', 'messages'),
  ['POST /messaging/messages/:type', 'messages.write'],
  ...crud('/messaging/topics', ':topicId', 'topics'),
  ...crud('/messaging/topics/:topicId/subscribers', ':subscriberId', 'subscribers'),
  ...crud('/messaging/providers', ':providerId', 'providers'),
  ...crud('/teams', ':teamId', 'teams'),
  ...crud('/project/platforms', ':platformId', 'platforms'),
  ...crud('/webhooks', ':webhookId', 'webhooks'),
];

const unsupported = (): ApiError =>
  new ApiError(405, 'general_not_implemented', 'This method is not implemented by this server.');

/** Registers the routes that only check the scope. */
export function addUnsupportedRoutes(api: FastifyInstance): void {
  for (const [call, scope] of ROUTES) {
    const [method, url] = call.split(' ') as [Method, string];
    api.route({
      method,
      url,
      config: { scope },
      handler: () => {
        throw unsupported();
      },
    });
  }
}

import type { FastifyRequest } from 'fastify';
import { findCollection, findDatabase } from '../documents/find-collection.ts';
import { pathPart } from '../http/params.ts';
import type { Handler } from '../http/route.ts';
import type { Services } from '../services/services.ts';
import type { Collection, Database } from '../schema/schema.ts';

const collectionJson = (collection: Collection): Record<string, unknown> => ({
  $id: collection.id,
  $permissions: collection.permissions.map(({ action, role }) => `${action}("${role}")`),
  databaseId: collection.databaseId,
  name: collection.name,
  enabled: collection.enabled,
  documentSecurity: collection.documentSecurity,
  attributes: [...collection.attributes.values()],
  indexes: collection.indexes,
});

const databaseJson = ({ id, name, enabled }: Database): Record<string, unknown> => ({
  $id: id,
  name,
  enabled,
  type: 'legacy',
});

/** Read-only handlers for the settings of collections, which are changed in appwrite.json. */
export function schemaHandlers({
  schema,
}: Services): Record<'databases' | 'database' | 'collections' | 'collection' | 'attributes' | 'indexes', Handler> {
  const requestedCollection = (request: FastifyRequest): Collection =>
    findCollection(schema, request.caller, pathPart(request, 'databaseId'), pathPart(request, 'collectionId'));

  return {
    databases: () => ({ total: schema.databases.size, databases: [...schema.databases.values()].map(databaseJson) }),
    database: (request) => databaseJson(findDatabase(schema, request.caller, pathPart(request, 'databaseId'))),
    collections: (request) => {
      const { collections } = findDatabase(schema, request.caller, pathPart(request, 'databaseId'));
      return { total: collections.size, collections: [...collections.values()].map(collectionJson) };
    },
    collection: (request) => collectionJson(requestedCollection(request)),
    attributes: (request) => {
      const { attributes } = requestedCollection(request);
      return { total: attributes.size, attributes: [...attributes.values()] };
    },
    indexes: (request) => {
      const { indexes } = requestedCollection(request);
      return { total: indexes.length, indexes };
    },
  };
}

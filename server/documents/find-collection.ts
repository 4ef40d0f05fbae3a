import { ApiError } from '../protocol/api-error.ts';
import type { Caller } from '../protocol/caller.ts';
import type { Collection, Database, Schema } from '../schema/schema.ts';

export function findDatabase(schema: Schema, caller: Caller, databaseId: string): Database {
  const database = schema.databases.get(databaseId);
  if (database && (database.enabled || caller.kind === 'key')) return database;
  throw new ApiError(404, 'database_not_found', `Database with the requested ID '${databaseId}' could not be found.`);
}

/** @throws database_not_found, collection_not_found (also when disabled, unless the caller is a key) */
export function findCollection(schema: Schema, caller: Caller, databaseId: string, collectionId: string): Collection {
  const collection = findDatabase(schema, caller, databaseId).collections.get(collectionId);
  if (collection && (collection.enabled || caller.kind === 'key')) return collection;
  throw new ApiError(
    404,
    'collection_not_found',
    `Collection with the requested ID '${collectionId}' could not be found.`,
  );
}

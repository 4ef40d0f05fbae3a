import { readFileSync } from 'node:fs';
import { collectionPermissions } from '../protocol/permissions.ts';
import { readAttribute } from './read-attribute.ts';
import type { Bucket, Collection, Database, Index, Schema } from './schema.ts';

type Json = Record<string, unknown>;

const objects = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

function readIndex(json: Json): Index {
  const type = String(json['type']);
  if (type !== 'key' && type !== 'unique' && type !== 'fulltext') throw new Error(`unknown index type "${type}"`);
  const orders = texts(json['orders']).map((order) => (order.toUpperCase() === 'DESC' ? 'DESC' : 'ASC'));
  return { key: String(json['key']), type, attributes: texts(json['attributes'] ?? json['columns']), orders };
}

/** Reads one collection in the form of appwrite.json. */
export function readCollection(json: Json): Collection {
  const attributes = objects(json['attributes'] ?? json['columns']).map(readAttribute);
  return {
    id: String(json['$id']),
    databaseId: String(json['databaseId']),
    name: String(json['name'] ?? json['$id']),
    enabled: json['enabled'] !== false,
    documentSecurity: (json['documentSecurity'] ?? json['rowSecurity']) === true,
    permissions: collectionPermissions(texts(json['$permissions'])),
    attributes: new Map(attributes.map((attribute) => [attribute.key, attribute])),
    indexes: objects(json['indexes']).map(readIndex),
  };
}

/** Appwrite's default, in bytes. */
const MAXIMUM_FILE_SIZE = 30_000_000;

function readBucket(json: Json): Bucket {
  const id = String(json['$id']);
  return {
    id,
    name: String(json['name'] ?? id),
    enabled: json['enabled'] !== false,
    fileSecurity: json['fileSecurity'] === true,
    permissions: collectionPermissions(texts(json['$permissions'])),
    maximumFileSize: Number(json['maximumFileSize'] ?? MAXIMUM_FILE_SIZE),
    allowedFileExtensions: texts(json['allowedFileExtensions']).map((extension) => extension.toLowerCase()),
    encryption: json['encryption'] === true,
  };
}

/**
 * Reads an appwrite.json of the Appwrite CLI, with collections or tables.
 * @throws Error when it is not valid
 */
export function readSchema(path: string): Schema {
  const json = JSON.parse(readFileSync(path, 'utf8')) as Json;
  if (typeof json['projectId'] !== 'string') throw new Error(`${path} has no projectId`);
  const collections = objects(json['collections'] ?? json['tables']).map(readCollection);
  const databases = objects(json['databases'] ?? json['tablesDB']).map((database): Database => {
    const id = String(database['$id']);
    const members = collections.filter((collection) => collection.databaseId === id);
    return {
      id,
      name: String(database['name'] ?? id),
      enabled: database['enabled'] !== false,
      collections: new Map(members.map((collection) => [collection.id, collection])),
    };
  });
  return {
    projectId: json['projectId'],
    projectName: String(json['projectName'] ?? json['projectId']),
    databases: new Map(databases.map((database) => [database.id, database])),
    functions: objects(json['functions']),
    buckets: new Map(
      objects(json['buckets'])
        .map(readBucket)
        .map((bucket) => [bucket.id, bucket]),
    ),
  };
}

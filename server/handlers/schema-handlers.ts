import type { FastifyRequest } from 'fastify';
import { invalidArgument } from '../protocol/api-error.ts';
import { collectionPermissions } from '../protocol/permissions.ts';
import { findCollection, findDatabase } from '../documents/find-collection.ts';
import type { AttributeSettings, CollectionAddress } from '../documents/schema-editor.ts';
import { listAnswer } from '../http/list-query.ts';
import { bodyOf, idParam, integerParam, pathPart, required, textParam, type Body } from '../http/params.ts';
import type { Handler } from '../http/route.ts';
import type { Services } from '../services/services.ts';
import { fieldsOf } from '../queries/list-page.ts';
import { checkValue } from '../schema/check-value.ts';
import { readAttribute } from '../schema/read-attribute.ts';
import type { Attribute, Collection, Database } from '../schema/schema.ts';

const NAME_LENGTH = 128;
/** The fields by which databases and collections are found; an attribute or an index has others. */
const FIELDS = fieldsOf({ name: 'string', enabled: 'boolean', documentSecurity: 'boolean' });
const PART_FIELDS = fieldsOf({
  key: 'string',
  type: 'string',
  size: 'integer',
  required: 'boolean',
  array: 'boolean',
  status: 'string',
  error: 'string',
});
const MAX_SIZE = 1_073_741_824;
/** The types that attributes can be made with; `enum` and the others of appwrite.json are declared there. */
const TYPES = ['string', 'varchar', 'text', 'integer', 'float', 'boolean', 'datetime', 'email', 'url', 'ip'];
/** Types whose size the request must name. */
const SIZED = ['string', 'varchar'];

/** The key of an attribute; a `$` would make it a field of the server. */
const KEY = /^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$/;

const attributeJson = (attribute: Attribute): Body => ({ ...attribute, status: 'available', error: '' });

const databaseJson = ({ id, name, enabled }: Database): Body => ({ $id: id, name, enabled, type: 'legacy' });

const collectionJson = (collection: Collection): Body => ({
  $id: collection.id,
  $permissions: collection.permissions.map(({ action, role }) => `${action}("${role}")`),
  databaseId: collection.databaseId,
  name: collection.name,
  enabled: collection.enabled,
  documentSecurity: collection.documentSecurity,
  attributes: [...collection.attributes.values()].map(attributeJson),
  indexes: collection.indexes,
});

function optionalBoolean(body: Body, name: string, fallback: boolean): boolean {
  const value = body[name] ?? fallback;
  if (typeof value === 'boolean') return value;
  throw invalidArgument(`Invalid \`${name}\` param: Value must be a valid boolean`);
}

function permissionsParam(body: Body): string[] {
  const value = body['permissions'] ?? [];
  if (!Array.isArray(value)) throw invalidArgument('Invalid `permissions` param: Value must be a valid array');
  collectionPermissions(value as string[]);
  return value as string[];
}

function attributeSettings(type: string, body: Body): AttributeSettings {
  if (!TYPES.includes(type))
    throw invalidArgument(`Invalid \`type\` param: Value must be one of (${TYPES.join(', ')})`);
  const key = required(body, 'key');
  if (typeof key !== 'string' || !KEY.test(key)) throw invalidArgument('Invalid `key` param: it is no valid key');
  required(body, 'required');
  const isRequired = optionalBoolean(body, 'required', false);
  const standard = body['default'] ?? null;
  const isSized = SIZED.includes(type);
  const settings = {
    key,
    type,
    required: isRequired,
    array: optionalBoolean(body, 'array', false),
    encrypt: optionalBoolean(body, 'encrypt', false),
    default: standard,
    ...(isSized && { size: integerParam(body, 'size', { min: 1, max: MAX_SIZE }) }),
    ...(['integer', 'float'].includes(type) && { min: body['min'] ?? null, max: body['max'] ?? null }),
  };
  if (standard !== null && isRequired) throw invalidArgument('Cannot set default value for required attribute');
  if (standard !== null && settings.array) throw invalidArgument('Cannot set default value for array attributes');
  // A size that is too small for encryption has an error of its own.
  const fault = standard === null ? null : checkValue(readAttribute({ ...settings, encrypt: false }), standard);
  if (fault) throw invalidArgument(`Invalid \`default\` param: ${fault.text}`);
  return settings;
}

/**
 * The handlers for the settings of databases and collections. Collections of appwrite.json are changed there; keys may
 * make more.
 */
export function schemaHandlers({
  schema,
  schemaEditor,
}: Services): Record<
  | 'databases'
  | 'database'
  | 'collections'
  | 'collection'
  | 'createCollection'
  | 'removeCollection'
  | 'attributes'
  | 'addAttribute'
  | 'indexes',
  Handler
> {
  const requestedCollection = (request: FastifyRequest): Collection =>
    findCollection(schema, request.caller, pathPart(request, 'databaseId'), pathPart(request, 'collectionId'));
  const addressOf = (request: FastifyRequest): CollectionAddress => ({
    databaseId: pathPart(request, 'databaseId'),
    $id: pathPart(request, 'collectionId'),
  });

  return {
    databases: (request) => listAnswer(request, 'databases', [...schema.databases.values()].map(databaseJson), FIELDS),
    database: (request) => databaseJson(findDatabase(schema, request.caller, pathPart(request, 'databaseId'))),
    collections: (request) => {
      const { collections } = findDatabase(schema, request.caller, pathPart(request, 'databaseId'));
      return listAnswer(request, 'collections', [...collections.values()].map(collectionJson), FIELDS);
    },
    collection: (request) => collectionJson(requestedCollection(request)),

    createCollection: async (request) => {
      const body = bodyOf(request);
      const made = {
        $id: idParam(body, 'collectionId'),
        databaseId: pathPart(request, 'databaseId'),
        name: textParam(body, 'name', NAME_LENGTH),
        enabled: optionalBoolean(body, 'enabled', true),
        documentSecurity: optionalBoolean(body, 'documentSecurity', false),
        $permissions: permissionsParam(body),
        attributes: [],
      };
      return collectionJson(await schemaEditor.create(request.caller, made));
    },

    removeCollection: (request) => schemaEditor.remove(request.caller, addressOf(request)),

    attributes: (request) => {
      const { attributes } = requestedCollection(request);
      return listAnswer(request, 'attributes', [...attributes.values()].map(attributeJson), PART_FIELDS, 'key');
    },

    addAttribute: async (request) => {
      const settings = attributeSettings(pathPart(request, 'type'), bodyOf(request));
      return attributeJson(await schemaEditor.addAttribute(request.caller, addressOf(request), settings));
    },

    indexes: (request) => {
      const { indexes } = requestedCollection(request);
      return listAnswer(
        request,
        'indexes',
        indexes.map((index) => ({ ...index })),
        PART_FIELDS,
        'key',
      );
    },
  };
}

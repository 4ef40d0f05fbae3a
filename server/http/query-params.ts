import type { FastifyRequest } from 'fastify';
import { invalidArgument } from '../protocol/api-error.ts';
import { isId } from '../protocol/ids.ts';
import { queryList, queryPart } from './params.ts';

interface Rule {
  isValid(value: unknown): boolean;
  readonly message: string;
}

const MAX_SEARCH = 256;
const MAX_TTL_SECONDS = 86_400;

/** `queries` is not here: the handlers parse it, because what it may name depends on the list. */
const RULES = {
  total: {
    isValid: (value) => ['true', 'false', '1', '0'].includes(value as string),
    message: 'Value must be a valid boolean',
  },
  search: {
    isValid: (value) => typeof value === 'string' && value !== '' && [...value].length <= MAX_SEARCH,
    message: `Value must be a valid string and at least 1 chars and no longer than ${MAX_SEARCH} chars`,
  },
  ttl: {
    isValid: (value) => typeof value === 'string' && /^\d+$/.test(value) && Number(value) <= MAX_TTL_SECONDS,
    message: 'Value must be a valid range between 0 and 86,400',
  },
  transactionId: { isValid: isId, message: 'Value must be a valid id' },
} as const satisfies Record<string, Rule>;
type Name = keyof typeof RULES;

const COLLECTIONS = '/databases/:databaseId/collections';
const DOCUMENTS = `${COLLECTIONS}/:collectionId/documents`;

/** The parameters in the URL that Appwrite validates, by the path of the GET route. It ignores all others. */
const PARAMS: Readonly<Record<string, readonly Name[]>> = {
  '/users': ['total', 'search'],
  '/users/:userId/sessions': ['total'],
  '/users/:userId/targets': ['total'],
  '/databases': ['total', 'search'],
  [COLLECTIONS]: ['total', 'search'],
  [`${COLLECTIONS}/:collectionId/attributes`]: ['total'],
  [`${COLLECTIONS}/:collectionId/indexes`]: ['total'],
  [DOCUMENTS]: ['total', 'transactionId', 'ttl'],
  [`${DOCUMENTS}/:documentId`]: ['transactionId'],
  '/storage/buckets': ['total', 'search'],
  '/storage/buckets/:bucketId/files': ['total', 'search'],
  '/project/keys': ['total'],
  '/functions': ['total', 'search'],
  '/functions/:functionId/executions': ['total'],
};

/** The value of a parameter, the last one when it is repeated, a list for `name[]`. */
const valueOf = (request: FastifyRequest, name: string): unknown =>
  queryPart(request, name) ?? queryList(request, name);

/**
 * Validates the parameters in the URL of a GET request. As on Appwrite parameters that the route does not have are
 * ignored.
 * @param path of the route, without the prefix of the API
 * @throws general_argument_invalid
 */
export function checkQueryParams(request: FastifyRequest, path: string): void {
  for (const name of PARAMS[path] ?? []) {
    const value = valueOf(request, name);
    if (value !== undefined && !RULES[name].isValid(value))
      throw invalidArgument(`Invalid \`${name}\` param: ${RULES[name].message}`);
  }
}

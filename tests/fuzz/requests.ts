import fc from 'fast-check';
import { DOCUMENT_IDS, fitting, queriesOf, strange, USER_IDS } from './query-grammar.ts';
import type { FuzzAttribute, FuzzCollection } from './schema-of-json.ts';

const LABELS = ['doctor', 'admin', 'editor'];
/** The number of open transactions, each known by its index. */
export const TRANSACTIONS = 3;

interface OnDocument {
  readonly collection: FuzzCollection;
  readonly id: string;
}
export interface Change {
  readonly data?: unknown;
  readonly permissions?: unknown;
}
export interface Operation extends OnDocument {
  readonly action: string;
  readonly data: Record<string, unknown>;
}

export type FuzzRequest = { readonly actor: number } & (
  | {
      readonly kind: 'list';
      readonly collection: FuzzCollection;
      readonly queries: string[];
      readonly inside: number | null;
      readonly total: boolean;
    }
  | ({ readonly kind: 'get'; readonly inside: number | null } & OnDocument)
  | ({
      readonly kind: 'create' | 'update' | 'upsert';
      readonly change: Change;
      readonly guard: string | null;
    } & OnDocument)
  | ({ readonly kind: 'delete' } & OnDocument)
  | ({
      readonly kind: 'step';
      readonly attribute: string;
      readonly body: Record<string, unknown>;
      readonly isUp: boolean;
    } & OnDocument)
  | {
      readonly kind: 'bulk';
      readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
      readonly collection: FuzzCollection;
      readonly body: Record<string, unknown>;
    }
  | { readonly kind: 'begin' | 'commit' | 'rollback'; readonly place: number }
  | { readonly kind: 'stage'; readonly place: number; readonly operations: readonly Operation[] }
  | { readonly kind: 'labels'; readonly user: string; readonly labels: string[] }
  | { readonly kind: 'verification' | 'status'; readonly user: string; readonly value: boolean }
  | { readonly kind: 'users'; readonly queries: string[]; readonly search: string }
  | {
      readonly kind: 'raw';
      readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
      readonly path: string;
      readonly payload: string;
      readonly type: string;
    }
);

const SELF = 'SELF';
const ACTIONS = 'create create create create update update upsert delete delete increment bulkDelete odd'.split(' ');
const VERBS = ['read', 'update', 'delete', 'write'];
const ROLES = [
  'any',
  'users',
  'guests',
  'users/verified',
  ...USER_IDS.map((id) => `user:${id}`),
  'user:ann/verified',
  ...LABELS.map((l) => `label:${l}`),
];
const permission = fc
  .tuple(fc.constantFrom(...VERBS), fc.constantFrom(...ROLES))
  .map(([verb, role]) => `${verb}("${role}")`);
const oddPermission = fc.constantFrom(
  'create("any")',
  'read("root")',
  'read(any)',
  'read("user:ann") or 1',
  '',
  'read("label:\'")',
);
const own = fc.subarray(
  VERBS.map((verb) => `${verb}("user:${SELF}")`),
  { minLength: 1 },
);
const everybody = fc.constantFrom('read("any")', 'read("users")', 'update("users")');
const permissions: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constant(undefined) },
  { weight: 6, arbitrary: own },
  { weight: 3, arbitrary: fc.tuple(own, everybody).map(([mine, one]) => [...mine, one]) },
  { weight: 2, arbitrary: fc.array(permission, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.array(fc.oneof(permission, oddPermission), { maxLength: 3 }) },
  { weight: 1, arbitrary: strange },
);

/** Replaces the placeholder in the permissions by the id of the sender. */
const withSelf = (permissions: unknown, actor: number): unknown =>
  Array.isArray(permissions)
    ? permissions.map((one) => (typeof one === 'string' ? one.replace(SELF, USER_IDS[actor] ?? 'ann') : one))
    : permissions;

/** The request with its sender and with the sender's id in the permissions. */
function sentBy(actor: number, request: FuzzRequest): FuzzRequest {
  if ('change' in request)
    return {
      ...request,
      actor,
      change: { ...request.change, permissions: withSelf(request.change.permissions, actor) },
    };
  if (request.kind !== 'stage') return { ...request, actor };
  const operations = request.operations.map((operation) =>
    '$permissions' in operation.data
      ? { ...operation, data: { ...operation.data, $permissions: withSelf(operation.data['$permissions'], actor) } }
      : operation,
  );
  return { ...request, actor, operations };
}

const oddKey = fc.constantFrom(
  '$id',
  '$permissions',
  '$createdAt',
  '$updatedAt',
  '__proto__',
  'constructor',
  'nothing',
  '$sequence',
);

function dataOf({ attributes }: FuzzCollection, isWhole: boolean): fc.Arbitrary<Record<string, unknown>> {
  const valueOf = (attribute: FuzzAttribute): fc.Arbitrary<unknown> => {
    const value = fitting(attribute);
    return fc.oneof(
      { weight: 30, arbitrary: attribute.array ? fc.array(value, { maxLength: 3 }) : value },
      { weight: 1, arbitrary: attribute.required ? value : fc.constant(null) },
    );
  };
  const required = attributes.filter((attribute) => attribute.required);
  const kept = isWhole ? required.map(({ key }) => key) : [];
  const sound = fc.record(Object.fromEntries(attributes.map((a) => [a.key, valueOf(a)])), { requiredKeys: kept });
  const odd = fc.tuple(sound, fc.oneof(oddKey, fc.constantFrom(...attributes.map(({ key }) => key))), strange);
  return fc.oneof(
    { weight: 5, arbitrary: sound },
    { weight: 1, arbitrary: odd.map(([data, key, value]) => ({ ...data, [key]: value })) },
  );
}

const id = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom(...DOCUMENT_IDS) },
  { weight: 1, arbitrary: fc.constantFrom('unique()', '..%2f', '-x', 'x'.repeat(37), '%00', "d0'") },
);
const place = fc.nat(TRANSACTIONS - 1);
const inside = fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: place });

function operationOf(collection: FuzzCollection): fc.Arbitrary<Operation> {
  return fc
    .tuple(fc.constantFrom(...ACTIONS), fc.constantFrom(...DOCUMENT_IDS), dataOf(collection, true), permissions)
    .map(([action, documentId, data, $permissions]) => ({
      action,
      collection,
      id: documentId,
      data:
        action === 'increment'
          ? { attribute: 'fetuses', value: 1 }
          : { ...data, ...($permissions === undefined ? {} : { $permissions }) },
    }));
}

/** Malformed requests. None of the paths can change accounts or sessions. */
const raw = fc.record({
  kind: fc.constant('raw' as const),
  method: fc.constantFrom('GET' as const, 'POST' as const, 'PUT' as const, 'PATCH' as const, 'DELETE' as const),
  path: fc.constantFrom(
    '/databases/maia/collections/profiles/documents',
    '/databases/maia/collections/profiles/documents?queries=x&queries[]=%7B&total=maybe',
    '/databases/maia/collections/nothing/documents/d0',
    '/databases/nowhere/collections/profiles/documents',
    '/databases/transactions',
    '/databases/transactions/x/operations',
    '/databases/maia/collections/__proto__/documents',
    '/databases/maia/collections/profiles/documents/%2e%2e%2f',
    '/databases/maia/collections/profiles/documents/%E0%A4%A/age/increment',
    '/account/prefs',
    '/storage/buckets/medical-files/files?queries[0]=%5B%5D',
    '/users/ann?queries[]=1',
    '/nothing',
  ),
  payload: fc.oneof(
    fc.constantFrom(
      '',
      '{',
      'null',
      '[]',
      '"x"',
      '{"documentId":{}}',
      `{"data":${'['.repeat(5000)}${']'.repeat(5000)}}`,
      '{"queries":[{}]}',
    ),
    fc
      .record(
        {
          documentId: strange,
          data: strange,
          permissions: strange,
          documents: strange,
          operations: strange,
          ttl: strange,
          commit: strange,
        },
        { requiredKeys: [] },
      )
      .map((body) => JSON.stringify(body)),
  ),
  type: fc.constantFrom(
    'application/json',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
  ),
});

/** A random request of one of the actors, generated from the schema. */
export function requestOf(collections: readonly FuzzCollection[], actors: number): fc.Arbitrary<FuzzRequest> {
  const workIn = (collection: FuzzCollection): fc.Arbitrary<Record<string, unknown>> => {
    const here = fc.constant(collection);
    const change = (isWhole: boolean): fc.Arbitrary<Change> =>
      fc.record({
        data: fc.oneof({ weight: 20, arbitrary: dataOf(collection, isWhole) }, { weight: 1, arbitrary: strange }),
        permissions,
      });
    const guard = fc.oneof(
      { weight: 8, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.constantFrom('2020-01-01', '2099-01-01', 'never') },
    );
    const write = (kind: string, isWhole: boolean): fc.Arbitrary<Record<string, unknown>> =>
      fc.record({ kind: fc.constant(kind), collection: here, id, change: change(isWhole), guard });
    const queries = queriesOf(collection);
    const bulkDocument = fc.tuple(dataOf(collection, true), fc.constantFrom(...DOCUMENT_IDS), permissions);
    const numbers = collection.attributes.filter(({ type }) => type === 'integer').map(({ key }) => key);
    return fc.oneof(
      {
        weight: 10,
        arbitrary: fc.record({ kind: fc.constant('list'), collection: here, queries, inside, total: fc.boolean() }),
      },
      { weight: 3, arbitrary: fc.record({ kind: fc.constant('get'), collection: here, id, inside }) },
      { weight: 5, arbitrary: write('create', true) },
      { weight: 3, arbitrary: write('update', false) },
      { weight: 2, arbitrary: write('upsert', true) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete'), collection: here, id }) },
      {
        weight: 1,
        arbitrary: fc.record({
          kind: fc.constant('step'),
          collection: here,
          id,
          attribute: fc.constantFrom('name', '__proto__', ...numbers),
          body: fc.record(
            { value: fc.oneof(fc.integer({ min: 1, max: 3 }), strange), max: strange, min: strange },
            { requiredKeys: [] },
          ),
          isUp: fc.boolean(),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          kind: fc.constant('bulk'),
          method: fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE'),
          collection: here,
          body: fc.record({
            documents: fc.array(
              bulkDocument.map(([data, $id, $permissions]) => ({ ...data, $id, $permissions })),
              { maxLength: 3 },
            ),
            queries: queries.map((list) => [...list, '{"method":"limit","values":[3]}']),
            data: dataOf(collection, false),
          }),
        }),
      },
      {
        weight: 3,
        arbitrary: fc.record({
          kind: fc.constant('stage'),
          place,
          operations: fc.array(operationOf(collection), { maxLength: 4 }),
        }),
      },
    );
  };
  const user = fc.constantFrom(...USER_IDS);
  const elsewhere = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ kind: fc.constantFrom('begin', 'begin', 'commit', 'commit', 'rollback'), place }),
    },
    fc.record({ kind: fc.constant('labels'), user, labels: fc.subarray(LABELS, { maxLength: 1 }) }),
    fc.record({ kind: fc.constant('verification'), user, value: fc.boolean() }),
    fc.record({ kind: fc.constant('status'), user, value: fc.integer({ min: 0, max: 7 }).map((n) => n > 0) }),
    fc.record({
      kind: fc.constant('users'),
      queries: fc.oneof(...collections.map(queriesOf)),
      search: fc.constantFrom('', 'ann', "'", '%'),
    }),
    raw,
  );
  const work = fc.oneof(
    { weight: 6, arbitrary: fc.oneof(...collections.map(workIn)) },
    { weight: 1, arbitrary: elsewhere },
  );
  return fc.tuple(fc.nat(actors - 1), work).map(([actor, request]) => sentBy(actor, request as FuzzRequest));
}

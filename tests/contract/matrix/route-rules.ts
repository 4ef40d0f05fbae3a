const DATABASE = '/databases/:databaseId';
const COLLECTION = `${DATABASE}/collections/:collectionId`;
const DOCUMENTS = `${COLLECTION}/documents`;
const BUCKET = '/storage/buckets/:bucketId';
const FILE = `${BUCKET}/files/:fileId`;
const USER = '/users/:userId';
const TRANSACTION = '/databases/transactions/:transactionId';

/** The calls of one subject. Calls that read need its `.read` scope, the others its `.write` scope. */
const all = (path: string, id: string): string[] => [
  `GET ${path}`,
  `POST ${path}`,
  ...['GET', 'PUT', 'PATCH', 'DELETE'].map((method) => `${method} ${path}/${id}`),
];

/** Calls open to users, guests and keys, also without a project. */
const forEveryone = ['GET /ping', 'GET /maia/health', 'GET /maia/epoch', 'POST /csp'];

/** Calls for users and guests. No key may make them. */
const forPeople = ['GET /health/version', 'PUT /account/verification', 'PUT /account/verifications/email'];

/** Calls for signed-in users. No key may make them, not even the server key. */
const forUsers = [
  'GET /account',
  'GET /account/prefs',
  'PATCH /account/prefs',
  'PATCH /account/name',
  'PATCH /account/email',
  'PATCH /account/phone',
  'PATCH /account/password',
  'PATCH /account/status',
  'POST /account/jwts',
  'GET /account/sessions',
  'DELETE /account/sessions',
  'GET /account/sessions/:sessionId',
  'PATCH /account/sessions/:sessionId',
  'DELETE /account/sessions/:sessionId',
  'POST /account/verification',
  'POST /account/verifications/email',
  'POST /account/targets/push',
  'PUT /account/targets/:targetId/push',
  'DELETE /account/targets/:targetId/push',
  'GET /maia/audit',
  'POST /maia/lists',
  'POST /maia/transactions',
  'GET /account/mfa/factors',
  'PATCH /account/mfa',
  'POST /account/mfa/authenticators/:type',
  'PUT /account/mfa/authenticators/:type',
  'DELETE /account/mfa/authenticators/:type',
  'GET /account/mfa/recovery-codes',
  'POST /account/mfa/recovery-codes',
  'PATCH /account/mfa/recovery-codes',
  'POST /account/mfa/challenges',
  'PUT /account/mfa/challenges',
  'POST /account/mfa/challenge',
  'PUT /account/mfa/challenge',
];

/** Calls for guests and users, and for keys with one of these scopes. */
const alsoForPeople: Readonly<Record<string, readonly string[]>> = {
  'sessions.write': [
    'POST /account',
    'POST /account/sessions/email',
    'POST /account/sessions/token',
    'POST /account/recovery',
    'PUT /account/recovery',
  ],
  'documents.read': [`GET ${DOCUMENTS}`, `GET ${DOCUMENTS}/:documentId`],
  'documents.write': [
    `POST ${DOCUMENTS}`,
    ...['PUT', 'PATCH', 'DELETE'].map((method) => `${method} ${DOCUMENTS}/:documentId`),
    `PATCH ${DOCUMENTS}/:documentId/:attribute/increment`,
    `PATCH ${DOCUMENTS}/:documentId/:attribute/decrement`,
    'POST /databases/transactions',
    `PATCH ${TRANSACTION}`,
    `DELETE ${TRANSACTION}`,
    `POST ${TRANSACTION}/operations`,
  ],
  'rows.read': ['GET /databases/transactions', `GET ${TRANSACTION}`],
  'files.read': [`GET ${BUCKET}/files`, ...['', '/view', '/download', '/preview'].map((part) => `GET ${FILE}${part}`)],
  'files.write': [`POST ${BUCKET}/files`, `PUT ${FILE}`, `DELETE ${FILE}`],
  'executions.write execution.write': ['POST /functions/:functionId/executions'],
};

/** Calls for users, and for keys with one of these scopes. */
const alsoForUsers: Readonly<Record<string, readonly string[]>> = {
  'executions.read execution.read': [
    'GET /functions/:functionId/executions',
    'GET /functions/:functionId/executions/:executionId',
  ],
};

/** Calls for keys only. */
const forKeys: Readonly<Record<string, readonly string[]>> = {
  'people.erase': ['DELETE /maia/people/:userId'],
  'users.read': [
    'GET /maia/trail',
    'GET /users',
    ...['', '/prefs', '/targets', '/targets/:targetId', '/mfa/factors', '/mfa/recovery-codes'].map(
      (part) => `GET ${USER}${part}`,
    ),
  ],
  'users.write': [
    'POST /users',
    ...['argon2', 'bcrypt', 'md5', 'phpass', 'scrypt', 'scrypt-modified', 'sha'].map((kind) => `POST /users/${kind}`),
    `DELETE ${USER}`,
    ...['prefs', 'name', 'email', 'phone', 'password', 'status', 'mfa', 'verification', 'verification/phone'].map(
      (part) => `PATCH ${USER}/${part}`,
    ),
    `PUT ${USER}/labels`,
    `POST ${USER}/targets`,
    `PATCH ${USER}/targets/:targetId`,
    `DELETE ${USER}/targets/:targetId`,
    `PATCH ${USER}/mfa/recovery-codes`,
    `PUT ${USER}/mfa/recovery-codes`,
    `DELETE ${USER}/mfa/authenticators/:type`,
    `POST ${USER}/tokens`,
    `POST ${USER}/jwts`,
  ],
  'users.read sessions.read': [`GET ${USER}/sessions`],
  'users.write sessions.write': [
    `POST ${USER}/sessions`,
    `DELETE ${USER}/sessions`,
    `DELETE ${USER}/sessions/:sessionId`,
  ],
  'keys.read': ['GET /project/keys', 'GET /project/keys/:keyId'],
  'keys.write': [
    'POST /project/keys',
    'POST /project/keys/ephemeral',
    'PUT /project/keys/:keyId',
    'DELETE /project/keys/:keyId',
  ],
  'databases.read': ['GET /databases', `GET ${DATABASE}`],
  'databases.write': ['POST /databases', `PUT ${DATABASE}`, `DELETE ${DATABASE}`],
  'collections.read': [
    `GET ${DATABASE}/collections`,
    ...['', '/attributes', '/indexes'].map((part) => `GET ${COLLECTION}${part}`),
  ],
  'collections.write': [
    `POST ${DATABASE}/collections`,
    `PUT ${COLLECTION}`,
    `DELETE ${COLLECTION}`,
    `POST ${COLLECTION}/attributes/:type`,
    `PATCH ${COLLECTION}/attributes/:type/:key`,
    `DELETE ${COLLECTION}/attributes/:key`,
    `POST ${COLLECTION}/indexes`,
    `DELETE ${COLLECTION}/indexes/:key`,
  ],
  'buckets.read': ['GET /storage/buckets', `GET ${BUCKET}`],
  'buckets.write': ['POST /storage/buckets', `PUT ${BUCKET}`, `DELETE ${BUCKET}`],
  'functions.read': [
    'GET /functions',
    ...['', '/variables', '/variables/:variableId', '/deployments'].map((part) => `GET /functions/:functionId${part}`),
  ],
  'functions.write': [
    'POST /functions',
    'PUT /functions/:functionId',
    'DELETE /functions/:functionId',
    'POST /functions/:functionId/deployments',
    'POST /functions/:functionId/variables',
    'PUT /functions/:functionId/variables/:variableId',
    'DELETE /functions/:functionId/variables/:variableId',
  ],
  'documents.write': ['PUT', 'PATCH', 'DELETE'].map((method) => `${method} ${DOCUMENTS}`),
  'executions.write': ['DELETE /functions/:functionId/executions/:executionId'],
  'messages.write': ['POST /messaging/messages/:type'],
};

/** Subjects that this server does not implement. It checks their scopes nevertheless. */
const unsupported: Readonly<Record<string, readonly string[]>> = {
  messages: all('/messaging/messages', ':messageId'),
  topics: all('/messaging/topics', ':topicId'),
  subscribers: all('/messaging/topics/:topicId/subscribers', ':subscriberId'),
  providers: all('/messaging/providers', ':providerId'),
  teams: all('/teams', ':teamId'),
  platforms: all('/project/platforms', ':platformId'),
  webhooks: all('/webhooks', ':webhookId'),
};

export interface RouteRule {
  readonly guest: boolean;
  readonly user: boolean;
  /** The scopes of which a key needs one: empty when every key may call it, null when no key may. */
  readonly scopes: readonly string[] | null;
}

const rows: [string, RouteRule][] = [];
const add = (calls: readonly string[], rule: RouteRule): void =>
  void rows.push(...calls.map((call) => [call, rule] as [string, RouteRule]));

add(forEveryone, { guest: true, user: true, scopes: [] });
add(['GET /health', 'GET /maia/installation'], { guest: false, user: false, scopes: [] });
add(forPeople, { guest: true, user: true, scopes: null });
add(forUsers, { guest: false, user: true, scopes: null });
for (const [scopes, calls] of Object.entries(alsoForPeople))
  add(calls, { guest: true, user: true, scopes: scopes.split(' ') });
for (const [scopes, calls] of Object.entries(alsoForUsers))
  add(calls, { guest: false, user: true, scopes: scopes.split(' ') });
for (const [scopes, calls] of Object.entries(forKeys))
  add(calls, { guest: false, user: false, scopes: scopes.split(' ') });
for (const [subject, calls] of Object.entries(unsupported))
  for (const call of calls)
    add([call], { guest: false, user: false, scopes: [`${subject}.${call.startsWith('GET') ? 'read' : 'write'}`] });

/** Who may make each call of the API, written from the observed Appwrite 1.9.6 and not from server/app.ts. */
export const routeRules: ReadonlyMap<string, RouteRule> = new Map(rows);

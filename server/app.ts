import { accountHandlers } from './handlers/account-handlers.ts';
import { sessionHandlers } from './handlers/session-handlers.ts';
import { mfaHandlers } from './handlers/mfa-handlers.ts';
import { listsHandler } from './handlers/lists-handler.ts';
import { keyHandlers } from './handlers/key-handlers.ts';
import { targetHandlers } from './handlers/target-handlers.ts';
import { tokenHandlers } from './handlers/token-handlers.ts';
import { installationHandler } from './handlers/installation-handler.ts';
import { auditHandler } from './handlers/audit-handler.ts';
import { trailHandler } from './handlers/trail-handler.ts';
import { eraseHandler } from './handlers/erase-handler.ts';
import { bulkHandlers, createsMany } from './handlers/bulk-handlers.ts';
import { documentHandlers } from './handlers/document-handlers.ts';
import { VERSION } from './http/error-body.ts';
import { bodyOf } from './http/params.ts';
import {
  CHALLENGE_TRIES,
  CHALLENGES,
  CONFIRMATIONS,
  DELETES,
  LOGINS,
  LOGOUTS,
  OWN_ACCOUNT,
  PREVIEWS,
  RECOVERIES,
  SIGN_UPS,
  TOKEN_LOGINS,
  UPLOADS,
  WRITES,
  type Limit,
} from './http/rate-limits.ts';
import type { Handler, Route } from './http/route.ts';
import { GLOBAL, LOG_IN, PUBLIC, type Scope } from './authentication/scopes.ts';
import { MAX_BATCH_BODY, MAX_BODY } from './http/server-limits.ts';
import { schemaHandlers } from './handlers/schema-handlers.ts';
import type { Services } from './services/services.ts';
import { bucketHandlers } from './handlers/bucket-handlers.ts';
import { contentHandlers } from './handlers/content-handlers.ts';
import { fileHandlers } from './handlers/file-handlers.ts';
import { transactionHandlers } from './handlers/transaction-handlers.ts';
import { userHandlers } from './handlers/user-handlers.ts';
import { IMPORT_KINDS, userImportHandlers } from './handlers/user-import-handlers.ts';
import { userMfaHandlers } from './handlers/user-mfa-handlers.ts';
import { userTargetHandlers } from './handlers/user-target-handlers.ts';

/** What a session may call before it has completed a challenge with a second factor. */
const OPEN_TO_HALF_SESSIONS: ReadonlySet<string> = new Set([
  'GET /account/mfa/factors',
  'POST /account/mfa/challenges',
  'PUT /account/mfa/challenges',
  'POST /account/mfa/challenge',
  'PUT /account/mfa/challenge',
  // Only for staff that must have one and has none: Mfa.requireStaffEnrolment.
  'POST /account/mfa/authenticators/:type',
  'PUT /account/mfa/authenticators/:type',
  'DELETE /account/sessions/:sessionId',
]);

/** What a session may call whose user has to choose a new password first, beside the second factors. */
const OPEN_BEFORE_NEW_PASSWORD: ReadonlySet<string> = new Set([
  'PATCH /account/password',
  'DELETE /account/sessions/:sessionId',
]);

type RouteRow = [call: `${Route['method']} /${string}`, scope: Scope, status: number, handle: Handler, limit?: Limit];

/**
 * Every route of the API below /v1, except those that modules register themselves: call, scope, status, handler, limit.
 */
export function routes(services: Services): Route[] {
  const account = accountHandlers(services);
  const session = sessionHandlers(services);
  const token = tokenHandlers(services);
  const target = targetHandlers(services);
  const mfa = mfaHandlers(services);
  const user = userHandlers(services);
  const userMfa = userMfaHandlers(services);
  const importUser = userImportHandlers(services);
  const userTarget = userTargetHandlers(services);
  const key = keyHandlers(services);
  const schema = schemaHandlers(services);
  const transaction = transactionHandlers(services);
  const one = documentHandlers(services);
  const bulk = bulkHandlers(services);
  const bucket = bucketHandlers(services);
  const file = fileHandlers(services);
  const content = contentHandlers(services);
  /** What the app asks for before it offers it; Appwrite has none of these. */
  const abilities = () => ({
    keepsAccessLog: true,
    remembersDevices: true,
    requiresStaffMfa: services.requireStaffMfa(),
  });
  /** The server is healthy if it can read its store. */
  const health = (): unknown => {
    const start = performance.now();
    services.documents.store.get('SELECT 1 AS ok');
    return { name: 'http', ping: Math.round(performance.now() - start), status: 'pass' };
  };
  const createOneOrMany: Handler = (request, reply) =>
    createsMany(bodyOf(request)) ? bulk.create(request, reply) : one.create(request, reply);
  const COLLECTIONS = '/databases/:databaseId/collections';
  const DOCUMENTS = '/databases/:databaseId/collections/:collectionId/documents';
  const DOCUMENT = '/databases/:databaseId/collections/:collectionId/documents/:documentId';
  const FILES = '/storage/buckets/:bucketId/files';

  const rows: RouteRow[] = [
    ['GET /ping', GLOBAL, 200, () => 'Pong!'],
    ['GET /health', 'health.read', 200, health],
    ['GET /health/version', PUBLIC, 200, () => ({ version: VERSION, ...abilities() })],

    ['GET /maia/health', GLOBAL, 200, health],
    ['GET /maia/epoch', GLOBAL, 200, () => ({ epoch: services.epoch })],
    ['GET /maia/installation', 'health.read', 200, installationHandler(services)],
    ['GET /maia/audit', 'account', 200, auditHandler(services)],
    ['GET /maia/trail', 'users.read', 200, trailHandler(services)],
    ['POST /maia/lists', 'account', 200, listsHandler],
    ['POST /maia/transactions', 'account', 200, transaction.whole, WRITES],
    ['DELETE /maia/people/:userId', 'people.erase', 200, eraseHandler(services)],

    ['POST /account', LOG_IN, 201, account.signUp, SIGN_UPS],
    ['GET /account', 'account', 200, account.get],
    ['GET /account/prefs', 'account', 200, account.prefs],
    ['PATCH /account/prefs', 'account', 200, account.changePrefs],
    ['PATCH /account/name', 'account', 200, account.changeName],
    ['PATCH /account/email', 'account', 200, account.changeEmail, OWN_ACCOUNT],
    ['PATCH /account/phone', 'account', 200, account.changePhone, OWN_ACCOUNT],
    ['PATCH /account/password', 'account', 200, account.changePassword, OWN_ACCOUNT],
    ['PATCH /account/status', 'account', 200, account.block],
    ['POST /account/jwts', 'account', 201, account.issueJwt, WRITES],
    ['POST /account/sessions/email', LOG_IN, 201, session.logIn, LOGINS],
    ['POST /account/sessions/token', LOG_IN, 201, session.logInByToken, TOKEN_LOGINS],
    ['GET /account/sessions', 'account', 200, session.list],
    ['DELETE /account/sessions', 'account', 204, session.endAll, LOGOUTS],
    ['GET /account/sessions/:sessionId', 'account', 200, session.get],
    ['PATCH /account/sessions/:sessionId', 'account', 200, session.extend],
    ['DELETE /account/sessions/:sessionId', 'account', 204, session.end, LOGOUTS],
    ['POST /account/verification', 'account', 201, token.requestVerification, OWN_ACCOUNT],
    ['PUT /account/verification', PUBLIC, 200, token.confirmVerification, CONFIRMATIONS],
    ['POST /account/verifications/email', 'account', 201, token.requestVerification, OWN_ACCOUNT],
    ['PUT /account/verifications/email', PUBLIC, 200, token.confirmVerification, CONFIRMATIONS],
    ['POST /account/recovery', LOG_IN, 201, token.requestRecovery, RECOVERIES],
    ['PUT /account/recovery', LOG_IN, 200, token.confirmRecovery, CONFIRMATIONS],
    ['POST /account/targets/push', 'account', 201, target.add, WRITES],
    ['PUT /account/targets/:targetId/push', 'account', 200, target.change, WRITES],
    ['DELETE /account/targets/:targetId/push', 'account', 204, target.remove, DELETES],

    ['GET /account/mfa/factors', 'account', 200, mfa.factors],
    ['PATCH /account/mfa', 'account', 200, mfa.switchMfa, WRITES],
    ['POST /account/mfa/authenticators/:type', 'account', 200, mfa.addAuthenticator, WRITES],
    ['PUT /account/mfa/authenticators/:type', 'account', 200, mfa.verifyAuthenticator, WRITES],
    ['DELETE /account/mfa/authenticators/:type', 'account', 204, mfa.removeAuthenticator, DELETES],
    ['GET /account/mfa/recovery-codes', 'account', 200, mfa.recoveryCodes],
    ['POST /account/mfa/recovery-codes', 'account', 201, mfa.makeRecoveryCodes, WRITES],
    ['PATCH /account/mfa/recovery-codes', 'account', 200, mfa.replaceRecoveryCodes, WRITES],
    ['POST /account/mfa/challenges', 'account', 201, mfa.challenge, CHALLENGES],
    ['PUT /account/mfa/challenges', 'account', 200, mfa.complete, CHALLENGE_TRIES],
    ['POST /account/mfa/challenge', 'account', 201, mfa.challenge, CHALLENGES],
    ['PUT /account/mfa/challenge', 'account', 200, mfa.complete, CHALLENGE_TRIES],

    ['GET /users', 'users.read', 200, user.list],
    ['POST /users', 'users.write', 201, user.create],
    ...IMPORT_KINDS.map((kind): RouteRow => [`POST /users/${kind}`, 'users.write', 201, importUser(kind)]),
    ['GET /users/:userId', 'users.read', 200, user.get],
    ['DELETE /users/:userId', 'users.write', 204, user.remove],
    ['GET /users/:userId/prefs', 'users.read', 200, user.prefs],
    ['PATCH /users/:userId/prefs', 'users.write', 200, user.changePrefs],
    ['PATCH /users/:userId/name', 'users.write', 200, user.changeName],
    ['PATCH /users/:userId/email', 'users.write', 200, user.changeEmail],
    ['PATCH /users/:userId/phone', 'users.write', 200, user.changePhone],
    ['PATCH /users/:userId/verification/phone', 'users.write', 200, user.changePhoneVerification],
    ['PATCH /users/:userId/password', 'users.write', 200, user.changePassword],
    ['PUT /users/:userId/labels', 'users.write', 200, user.changeLabels],
    ['PATCH /users/:userId/status', 'users.write', 200, user.changeStatus],
    ['PATCH /users/:userId/verification', 'users.write', 200, user.changeVerification],
    ['GET /users/:userId/sessions', ['users.read', 'sessions.read'], 200, user.sessions],
    ['DELETE /users/:userId/sessions', ['users.write', 'sessions.write'], 204, user.endSessions],
    ['DELETE /users/:userId/sessions/:sessionId', ['users.write', 'sessions.write'], 204, user.endSession],
    ['POST /users/:userId/sessions', ['users.write', 'sessions.write'], 201, user.openSession],
    ['GET /users/:userId/targets', 'users.read', 200, userTarget.list],
    ['POST /users/:userId/targets', 'users.write', 201, userTarget.add],
    ['GET /users/:userId/targets/:targetId', 'users.read', 200, userTarget.get],
    ['PATCH /users/:userId/targets/:targetId', 'users.write', 200, userTarget.change],
    ['DELETE /users/:userId/targets/:targetId', 'users.write', 204, userTarget.remove],
    ['GET /users/:userId/mfa/factors', 'users.read', 200, userMfa.factors],
    ['PATCH /users/:userId/mfa', 'users.write', 200, userMfa.switchMfa],
    ['GET /users/:userId/mfa/recovery-codes', 'users.read', 200, userMfa.recoveryCodes],
    ['PATCH /users/:userId/mfa/recovery-codes', 'users.write', 200, userMfa.makeRecoveryCodes],
    ['PUT /users/:userId/mfa/recovery-codes', 'users.write', 200, userMfa.replaceRecoveryCodes],
    ['DELETE /users/:userId/mfa/authenticators/:type', 'users.write', 204, userMfa.removeAuthenticator],
    ['POST /users/:userId/tokens', 'users.write', 201, user.issueToken],
    ['POST /users/:userId/jwts', 'users.write', 201, user.issueJwt],

    ['GET /project/keys', 'keys.read', 200, key.list],
    ['POST /project/keys', 'keys.write', 201, key.create],
    ['POST /project/keys/ephemeral', 'keys.write', 201, key.createEphemeral],
    ['GET /project/keys/:keyId', 'keys.read', 200, key.get],
    ['PUT /project/keys/:keyId', 'keys.write', 200, key.change],
    ['DELETE /project/keys/:keyId', 'keys.write', 204, key.remove],

    ['POST /databases/transactions', 'documents.write', 201, transaction.begin, WRITES],
    ['GET /databases/transactions', 'rows.read', 200, transaction.list],
    ['GET /databases/transactions/:transactionId', 'rows.read', 200, transaction.get],
    ['PATCH /databases/transactions/:transactionId', 'documents.write', 200, transaction.end, WRITES],
    ['DELETE /databases/transactions/:transactionId', 'documents.write', 204, transaction.remove, DELETES],
    ['POST /databases/transactions/:transactionId/operations', 'documents.write', 201, transaction.stage, WRITES],

    ['GET /databases', 'databases.read', 200, schema.databases],
    ['GET /databases/:databaseId', 'databases.read', 200, schema.database],
    [`GET ${COLLECTIONS}`, 'collections.read', 200, schema.collections],
    [`POST ${COLLECTIONS}`, 'collections.write', 201, schema.createCollection],
    [`DELETE ${COLLECTIONS}/:collectionId`, 'collections.write', 204, schema.removeCollection],
    [`POST ${COLLECTIONS}/:collectionId/attributes/:type`, 'collections.write', 202, schema.addAttribute],
    [`GET ${COLLECTIONS}/:collectionId`, 'collections.read', 200, schema.collection],
    [`GET ${COLLECTIONS}/:collectionId/attributes`, 'collections.read', 200, schema.attributes],
    [`GET ${COLLECTIONS}/:collectionId/indexes`, 'collections.read', 200, schema.indexes],
    [`GET ${DOCUMENTS}`, 'documents.read', 200, one.list],
    [`POST ${DOCUMENTS}`, 'documents.write', 201, createOneOrMany, WRITES],
    [`PUT ${DOCUMENTS}`, 'documents.write', 200, bulk.upsert, WRITES],
    [`PATCH ${DOCUMENTS}`, 'documents.write', 200, bulk.update, WRITES],
    [`DELETE ${DOCUMENTS}`, 'documents.write', 200, bulk.remove, DELETES],
    [`GET ${DOCUMENT}`, 'documents.read', 200, one.get],
    [`PUT ${DOCUMENT}`, 'documents.write', 200, one.upsert, WRITES],
    [`PATCH ${DOCUMENT}`, 'documents.write', 200, one.update, WRITES],
    [`DELETE ${DOCUMENT}`, 'documents.write', 204, one.remove, DELETES],
    [`PATCH ${DOCUMENT}/:attribute/increment`, 'documents.write', 200, one.increment, WRITES],
    [`PATCH ${DOCUMENT}/:attribute/decrement`, 'documents.write', 200, one.decrement, WRITES],

    ['GET /storage/buckets', 'buckets.read', 200, bucket.list],
    ['GET /storage/buckets/:bucketId', 'buckets.read', 200, bucket.get],
    [`GET ${FILES}`, 'files.read', 200, file.list],
    [`POST ${FILES}`, 'files.write', 201, file.create, UPLOADS],
    [`GET ${FILES}/:fileId`, 'files.read', 200, file.get],
    [`PUT ${FILES}/:fileId`, 'files.write', 200, file.update],
    [`DELETE ${FILES}/:fileId`, 'files.write', 204, file.remove, DELETES],
    [`GET ${FILES}/:fileId/view`, 'files.read', 200, content.view],
    [`GET ${FILES}/:fileId/download`, 'files.read', 200, content.download],
    [`GET ${FILES}/:fileId/preview`, 'files.read', 200, content.preview, PREVIEWS],
  ];
  return rows.map(([call, scope, status, handle, limit]) => {
    const [method, path] = call.split(' ') as [Route['method'], string];
    const isBatch = path === DOCUMENTS || path === '/maia/transactions' || path.endsWith('/operations');
    const isOpenToHalfSessions = OPEN_TO_HALF_SESSIONS.has(call);
    const isOpenBeforeNewPassword = OPEN_BEFORE_NEW_PASSWORD.has(call) || path.startsWith('/account/mfa');
    const maxBody = isBatch ? MAX_BATCH_BODY : MAX_BODY;
    return { method, path, scope, status, handle, limit, isOpenToHalfSessions, isOpenBeforeNewPassword, maxBody };
  });
}

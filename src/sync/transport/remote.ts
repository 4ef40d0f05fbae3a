import { Account, Databases, Functions, Query } from 'appwrite';
import type { Connection } from './connection.ts';
import { AppwriteClient, type AnswerHeaders } from './appwrite-client.ts';
import { ListBatch } from './list-batch.ts';
import { failureOf, captivePortalAnswer, RemoteFailure } from './remote-failure.ts';

export interface RemoteDocument {
  readonly $id: string;
  readonly $createdAt: string;
  readonly $updatedAt: string;
  readonly $permissions: readonly string[];
  readonly [field: string]: unknown;
}

/**
 * One operation of a transaction. A create needs its grants as `$permissions` in `data`; without them no user could
 * read the document.
 */
export type Operation =
  | { action: 'create'; collection: string; id: string; data: Record<string, unknown> }
  | { action: 'delete'; collection: string; id: string };

/** The backend as sync uses it. Every call fails with a RemoteFailure. */
export interface Remote {
  /** The id of the account that the session belongs to. */
  account(): Promise<string>;
  /** `isShort`: few documents are expected, so the request may join others of the same moment. */
  list(collection: string, queries: string[], isShort?: boolean): Promise<RemoteDocument[]>;
  /** How many documents these queries find; a backend may stop counting at `MAX_COUNTED`. */
  count(collection: string, queries: string[]): Promise<number>;
  byIds(collection: string, ids: readonly string[]): Promise<RemoteDocument[]>;
  /**
   * Commits all operations or none; at most `MAX_OPERATIONS`. `isFollowed`: another commit follows right after this
   * one, so its transaction is opened in advance.
   */
  commit(operations: readonly Operation[], isFollowed?: boolean): Promise<void>;
  /**
   * Changes fields of a document that is no newer than `updatedAt`; fails with `conflict` when it is newer. Grants stay
   * as they are.
   */
  patchIf(collection: string, id: string, changes: Record<string, unknown>, updatedAt: string): Promise<void>;
  /** Starts a function without waiting for its result. */
  start(functionId: string): Promise<void>;
  /** Aborts every call under way; this remote sends nothing more. */
  cut(): void;
}

/** The server's limit for the operations of a transaction and for the ids in one query. */
export const MAX_OPERATIONS = 100;
/** Appwrite counts at most this many documents. */
export const MAX_COUNTED = 5_000;
const TRANSACTION_TTL_SECONDS = 60;
/** A transaction that was opened in advance is used within this time, in ms. */
const PREFETCH_MS = 30_000;

function assertBackendAnswer(isRight: boolean): void {
  if (!isRight) throw captivePortalAnswer();
}

async function withRemoteFailure<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw failureOf(error);
  }
}

/**
 * The backend through the Appwrite SDK; works in a page and in any worker.
 * @param joinsCalls the server has announced at an earlier start that it accepts several calls in one request
 */
export function connectRemote(
  connection: Connection,
  onHeaders?: (headers: AnswerHeaders) => void,
  joinsCalls = false,
): Remote {
  const { endpoint, projectId, databaseId } = connection;
  const client = new AppwriteClient(onHeaders, () => connection.session)
    .setEndpoint(endpoint)
    .setProject(projectId) as AppwriteClient;
  if (joinsCalls) client.assumeJoinedCalls();
  const databases = new Databases(client);
  async function joinedCall(path: string, body: Record<string, unknown>): Promise<{ status?: unknown }> {
    const headers = { 'X-Appwrite-Project': projectId, 'content-type': 'application/json' };
    return (await client.call('post', new URL(`${endpoint}/maia/${path}`), headers, body)) as { status?: unknown };
  }
  const batch = new ListBatch((paths) => joinedCall('lists', { paths }));
  /** A transaction opened in advance. It is empty, and it expires by itself when unused. */
  let prefetched: { readonly id: Promise<string>; readonly at: number } | undefined;

  async function openTransaction(): Promise<string> {
    const { $id } = await withRemoteFailure(databases.createTransaction({ ttl: TRANSACTION_TTL_SECONDS }));
    assertBackendAnswer(typeof $id === 'string');
    return $id;
  }
  function prefetchTransaction(): void {
    prefetched = { id: openTransaction(), at: performance.now() };
    // `takeTransaction` returns the same promise, so its caller handles the failure.
    prefetched.id.catch(() => undefined);
  }
  function takeTransaction(): Promise<string> {
    const id = prefetched && performance.now() - prefetched.at < PREFETCH_MS ? prefetched.id : openTransaction();
    prefetched = undefined;
    return id;
  }

  const joinedList = (collectionId: string, queries: readonly string[]) => {
    const search = queries.map((query, at) => `queries[${at}]=${encodeURIComponent(query)}`).join('&');
    return batch.list(`/databases/${databaseId}/collections/${collectionId}/documents?${search}&total=false`);
  };
  async function list(collectionId: string, queries: string[], isShort = false): Promise<RemoteDocument[]> {
    const joined = isShort && client.joinsCalls ? await joinedList(collectionId, queries) : undefined;
    const { documents } = (joined ??
      (await withRemoteFailure(databases.listDocuments({ databaseId, collectionId, queries, total: false })))) as {
      documents: unknown;
    };
    assertBackendAnswer(Array.isArray(documents));
    return documents as unknown as RemoteDocument[];
  }

  /** @returns false when the server does not know this call, and nothing was committed */
  async function commitInOneCall(operations: readonly object[]): Promise<boolean> {
    try {
      const { status } = await withRemoteFailure(joinedCall('transactions', { operations }));
      assertBackendAnswer(status === 'committed');
      return true;
    } catch (error) {
      if (error instanceof RemoteFailure && error.type === 'general_route_not_found') return false;
      throw error;
    }
  }

  return {
    async account() {
      const { $id } = await withRemoteFailure(new Account(client).get());
      assertBackendAnswer(typeof $id === 'string');
      return $id;
    },
    list,
    async count(collectionId, queries) {
      const { total } = await withRemoteFailure(databases.listDocuments({ databaseId, collectionId, queries }));
      assertBackendAnswer(typeof total === 'number');
      return total;
    },
    async byIds(collection, ids) {
      if (ids.length === 0) return [];
      return list(collection, [Query.equal('$id', [...ids]), Query.limit(ids.length)]);
    },
    async commit(operations, isFollowed = false) {
      const staged = operations.map(({ action, collection, id, ...more }) => ({
        action,
        databaseId,
        collectionId: collection,
        documentId: id,
        ...more,
      }));
      if (client.joinsCalls && (await commitInOneCall(staged))) return;
      const transaction = takeTransaction();
      if (isFollowed) prefetchTransaction();
      const transactionId = await transaction;
      await withRemoteFailure(databases.createOperations({ transactionId, operations: staged }));
      const { status } = await withRemoteFailure(databases.updateTransaction({ transactionId, commit: true }));
      assertBackendAnswer(status === 'committed');
    },
    async patchIf(collection, id, changes, updatedAt) {
      const url = new URL(`${endpoint}/databases/${databaseId}/collections/${collection}/documents/${id}`);
      // The SDK has no method for this header, with which the server rejects a change that is based on an older copy.
      const headers = {
        'X-Appwrite-Project': projectId,
        'X-Appwrite-Timestamp': updatedAt,
        'content-type': 'application/json',
      };
      const answer = (await withRemoteFailure(client.call('patch', url, headers, { data: changes }))) as {
        $id?: unknown;
      };
      assertBackendAnswer(answer.$id === id);
    },
    async start(functionId) {
      await withRemoteFailure(new Functions(client).createExecution({ functionId, async: true }));
    },
    cut: () => client.cut(),
  };
}

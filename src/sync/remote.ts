import { Account, Databases, Functions, Query } from 'appwrite';
import type { Connection } from './connection.ts';
import { Line, type Heard } from './line.ts';
import { failureOf, foreignAnswer } from './remote-failure.ts';

export interface RemoteDocument {
  readonly $id: string;
  readonly $createdAt: string;
  readonly $updatedAt: string;
  readonly $permissions: readonly string[];
  readonly [field: string]: unknown;
}

/** One step of a transaction. A create carries its grants as `$permissions` in `data`: without them nobody could read it. */
export type Operation =
  | { action: 'create'; collection: string; id: string; data: Record<string, unknown> }
  | { action: 'delete'; collection: string; id: string };

/** Everything that sync asks of a backend. Every call fails with a RemoteFailure. */
export interface Remote {
  /** The id of the account that the session belongs to. */
  account(): Promise<string>;
  list(collection: string, queries: string[]): Promise<RemoteDocument[]>;
  /** How many documents these queries find; a backend may stop counting at `MOST_COUNTED`. */
  count(collection: string, queries: string[]): Promise<number>;
  byIds(collection: string, ids: readonly string[]): Promise<RemoteDocument[]>;
  /** All or nothing. At most `MOST_OPERATIONS`. `isFollowed`: another commit comes right after this one. */
  commit(operations: readonly Operation[], isFollowed?: boolean): Promise<void>;
  /** Changes fields of a document that is no newer than `updatedAt`; `conflict` when it is. Grants stay as they are. */
  patchIf(collection: string, id: string, changes: Record<string, unknown>, updatedAt: string): Promise<void>;
  /** Starts a function and does not wait for it. */
  start(functionId: string): Promise<void>;
  /** Ends every call under way: nothing more is sent by this remote. */
  cut(): void;
}

/** The server's limit for a transaction, and for what one query names. */
export const MOST_OPERATIONS = 100;
/** Appwrite counts no further. */
export const MOST_COUNTED = 5_000;
const TRANSACTION_TTL_SECONDS = 60;
/** One that was opened ahead is used for so long, in ms. */
const FRESH_MS = 30_000;

function expected(isRight: boolean): void {
  if (!isRight) throw foreignAnswer();
}

async function called<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw failureOf(error);
  }
}

/** The backend through the Appwrite SDK; works in a page and in any worker. */
export function connectRemote(
  { endpoint, projectId, databaseId, session }: Connection,
  heard?: (heard: Heard) => void,
): Remote {
  const client = new Line(heard).setEndpoint(endpoint).setProject(projectId) as Line;
  if (session) client.setSession(session);
  const databases = new Databases(client);
  /** A transaction opened ahead: nothing is in it, and unused it ends by itself. */
  let ahead: { readonly id: Promise<string>; readonly at: number } | undefined;

  async function openTransaction(): Promise<string> {
    const { $id } = await called(databases.createTransaction({ ttl: TRANSACTION_TTL_SECONDS }));
    expected(typeof $id === 'string');
    return $id;
  }
  function openAhead(): void {
    ahead = { id: openTransaction(), at: performance.now() };
    // Whoever uses it hears of a failure.
    ahead.id.catch(() => undefined);
  }
  function takeTransaction(): Promise<string> {
    const id = ahead && performance.now() - ahead.at < FRESH_MS ? ahead.id : openTransaction();
    ahead = undefined;
    return id;
  }

  async function list(collectionId: string, queries: string[]): Promise<RemoteDocument[]> {
    const { documents } = await called(databases.listDocuments({ databaseId, collectionId, queries, total: false }));
    expected(Array.isArray(documents));
    return documents as unknown as RemoteDocument[];
  }

  return {
    async account() {
      const { $id } = await called(new Account(client).get());
      expected(typeof $id === 'string');
      return $id;
    },
    list,
    async count(collectionId, queries) {
      const { total } = await called(databases.listDocuments({ databaseId, collectionId, queries }));
      expected(typeof total === 'number');
      return total;
    },
    async byIds(collection, ids) {
      if (ids.length === 0) return [];
      return list(collection, [Query.equal('$id', [...ids]), Query.limit(ids.length)]);
    },
    async commit(operations, isFollowed = false) {
      const transaction = takeTransaction();
      if (isFollowed) openAhead();
      const transactionId = await transaction;
      const staged = operations.map(({ action, collection, id, ...more }) => ({
        action,
        databaseId,
        collectionId: collection,
        documentId: id,
        ...more,
      }));
      await called(databases.createOperations({ transactionId, operations: staged }));
      const { status } = await called(databases.updateTransaction({ transactionId, commit: true }));
      expected(status === 'committed');
    },
    async patchIf(collection, id, changes, updatedAt) {
      const url = new URL(`${endpoint}/databases/${databaseId}/collections/${collection}/documents/${id}`);
      // The SDK has no method that takes this header, which makes the server refuse what is based on an older copy.
      const headers = {
        'X-Appwrite-Project': projectId,
        'X-Appwrite-Timestamp': updatedAt,
        'content-type': 'application/json',
      };
      const answer = (await called(client.call('patch', url, headers, { data: changes }))) as { $id?: unknown };
      expected(answer.$id === id);
    },
    async start(functionId) {
      await called(new Functions(client).createExecution({ functionId, async: true }));
    },
    cut: () => client.cut(),
  };
}

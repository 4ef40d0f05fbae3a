import { AppwriteException, Client, Databases, Query, Users } from 'node-appwrite';
import { DATABASE_ID } from '../../../src/model/schema/database-id.ts';
import { fallBackOnCodes } from '../fall-back-on-codes.ts';

/** Page size: one bulk deletion in Appwrite takes at most 100 documents. */
export const PAGE = 100;
/** The largest `total` that Appwrite returns; more documents are counted page by page. */
const MAX_TOTAL = 5000;

export interface ServerDocument {
  readonly $id: string;
  readonly $createdAt: string;
  readonly $updatedAt: string;
  readonly $permissions: readonly string[];
  readonly [field: string]: unknown;
}

/** One step of a transaction. */
export interface Operation {
  readonly action: 'create' | 'update' | 'upsert' | 'delete';
  readonly collection: string;
  readonly id: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

export interface Person {
  readonly name: string;
  readonly labels: readonly string[];
  /** When the account was created. */
  readonly registration?: string;
}

/** The backend calls of the forum's functions, made with their API key. */
export interface Remote {
  person(userId: string): Promise<Person | undefined>;
  get(collection: string, id: string): Promise<ServerDocument | undefined>;
  list(collection: string, ...queries: string[]): Promise<ServerDocument[]>;
  /** The number of documents that match, without an upper limit. */
  count(collection: string, ...queries: string[]): Promise<number>;
  /**
   * Commits all operations or none.
   * @returns false on a conflict with another write: read again and retry
   */
  commit(operations: readonly Operation[]): Promise<boolean>;
  /**
   * Changes a document if its `$updatedAt` is still `knownAt`.
   * @returns false when it has changed or is gone
   */
  change(
    collection: string,
    id: string,
    knownAt: string,
    fields: Readonly<Record<string, unknown>>,
    grants?: readonly string[],
  ): Promise<boolean>;
  upsert(collection: string, id: string, data: object): Promise<void>;
  remove(collection: string, id: string): Promise<void>;
  /**
   * Removes at most one page of the matching documents.
   * @returns how many were removed
   */
  removeSome(collection: string, ...queries: string[]): Promise<number>;
}

const hasCode = (error: unknown, ...codes: number[]): boolean =>
  error instanceof AppwriteException && codes.includes(error.code);

/** @param key the ephemeral key of this execution, from the header x-appwrite-key */
export function connect(key: string): Remote {
  const endpoint = process.env.APPWRITE_FUNCTION_API_ENDPOINT ?? '';
  const project = process.env.APPWRITE_FUNCTION_PROJECT_ID ?? '';
  const client = new Client().setEndpoint(endpoint).setProject(project).setKey(key);
  const [databases, users] = [new Databases(client), new Users(client)];
  const at = (collectionId: string) => ({ databaseId: DATABASE_ID, collectionId });
  const listPage = (collection: string, queries: string[]) => databases.listDocuments({ ...at(collection), queries });

  return {
    person: (userId) => fallBackOnCodes(users.get({ userId }), [404], undefined),
    get: (collection, documentId) =>
      fallBackOnCodes(databases.getDocument({ ...at(collection), documentId }), [404], undefined) as Promise<
        ServerDocument | undefined
      >,
    async list(collection, ...queries) {
      return (await listPage(collection, queries)).documents as unknown as ServerDocument[];
    },
    async count(collection, ...queries) {
      const { total } = await listPage(collection, [...queries, Query.limit(1)]);
      if (total < MAX_TOTAL) return total;
      let [all, after] = [0, [] as string[]];
      for (;;) {
        const page = [...queries, ...after, Query.select(['$id']), Query.limit(MAX_TOTAL)];
        const { documents } = await listPage(collection, page);
        all += documents.length;
        const last = documents.at(-1);
        if (!last || documents.length < MAX_TOTAL) return all;
        after = [Query.cursorAfter(last.$id)];
      }
    },
    async commit(operations) {
      const { $id } = await databases.createTransaction({ ttl: 60 });
      const steps = operations.map(({ action, collection, id, data }) => ({
        action,
        ...at(collection),
        documentId: id,
        ...(data ? { data } : {}),
      }));
      try {
        await databases.createOperations({ transactionId: $id, operations: steps });
        await databases.updateTransaction({ transactionId: $id, commit: true });
        return true;
      } catch (error) {
        if (hasCode(error, 404, 409)) return false;
        throw error;
      }
    },
    async change(collection, documentId, knownAt, fields, grants) {
      const path = `/databases/${DATABASE_ID}/collections/${collection}/documents/${documentId}`;
      const headers = {
        'X-Appwrite-Project': project,
        'X-Appwrite-Timestamp': knownAt,
        'content-type': 'application/json',
      };
      const body = { data: fields, ...(grants ? { permissions: grants } : {}) };
      try {
        // The method of the SDK cannot send the timestamp header that makes this a compare-and-set.
        await client.call('patch', new URL(endpoint + path), headers, body);
        return true;
      } catch (error) {
        if (hasCode(error, 404, 409)) return false;
        throw error;
      }
    },
    async upsert(collection, documentId, data) {
      await databases.upsertDocument({ ...at(collection), documentId, data });
    },
    async remove(collection, documentId) {
      await fallBackOnCodes(databases.deleteDocument({ ...at(collection), documentId }), [404], undefined);
    },
    async removeSome(collection, ...queries) {
      const removed = await databases.deleteDocuments({ ...at(collection), queries: [...queries, Query.limit(PAGE)] });
      return removed.documents.length;
    },
  };
}

import { AppwriteException, Client, Databases, Query, Users } from 'node-appwrite';
import { DATABASE_ID } from '../../src/model/database-id.ts';
import { unless } from '../unless.ts';

/** Appwrite's largest useful page here: a bulk deletion takes as many. */
export const PAGE = 100;
/** Appwrite counts no further; what is more is counted page by page. */
const COUNTED = 5000;

export interface Held {
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
  /** When the account was made. */
  readonly registration?: string;
}

/** What the forum's functions need of the backend, with their own key. */
export interface Remote {
  person(userId: string): Promise<Person | undefined>;
  get(collection: string, id: string): Promise<Held | undefined>;
  list(collection: string, ...queries: string[]): Promise<Held[]>;
  /** All documents of these queries, however many there are. */
  count(collection: string, ...queries: string[]): Promise<number>;
  /** All steps or none. @returns false when something stands against it that was not there before: look again */
  commit(operations: readonly Operation[]): Promise<boolean>;
  /**
   * Changes a document that is still as it was at `knownAt`.
   * @returns false when it has changed since or is gone
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
  /** Removes at most a page of what these queries find. @returns how many */
  removeSome(collection: string, ...queries: string[]): Promise<number>;
}

const isAnswer = (error: unknown, ...codes: number[]): boolean =>
  error instanceof AppwriteException && codes.includes(error.code);

/** @param key the ephemeral key of this execution, from the header x-appwrite-key */
export function connect(key: string): Remote {
  const endpoint = process.env.APPWRITE_FUNCTION_API_ENDPOINT ?? '';
  const project = process.env.APPWRITE_FUNCTION_PROJECT_ID ?? '';
  const client = new Client().setEndpoint(endpoint).setProject(project).setKey(key);
  const [databases, users] = [new Databases(client), new Users(client)];
  const at = (collectionId: string) => ({ databaseId: DATABASE_ID, collectionId });
  const listed = (collection: string, queries: string[]) => databases.listDocuments({ ...at(collection), queries });

  return {
    person: (userId) => unless(users.get({ userId }), [404], undefined),
    get: (collection, documentId) =>
      unless(databases.getDocument({ ...at(collection), documentId }), [404], undefined) as Promise<Held | undefined>,
    async list(collection, ...queries) {
      return (await listed(collection, queries)).documents as unknown as Held[];
    },
    async count(collection, ...queries) {
      const { total } = await listed(collection, [...queries, Query.limit(1)]);
      if (total < COUNTED) return total;
      let [all, after] = [0, [] as string[]];
      for (;;) {
        const page = [...queries, ...after, Query.select(['$id']), Query.limit(COUNTED)];
        const { documents } = await listed(collection, page);
        all += documents.length;
        const last = documents.at(-1);
        if (!last || documents.length < COUNTED) return all;
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
        if (isAnswer(error, 404, 409)) return false;
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
        // The SDK's own call has no place for the time that makes it a compare-and-set.
        await client.call('patch', new URL(endpoint + path), headers, body);
        return true;
      } catch (error) {
        if (isAnswer(error, 404, 409)) return false;
        throw error;
      }
    },
    async upsert(collection, documentId, data) {
      await databases.upsertDocument({ ...at(collection), documentId, data });
    },
    async remove(collection, documentId) {
      await unless(databases.deleteDocument({ ...at(collection), documentId }), [404], undefined);
    },
    async removeSome(collection, ...queries) {
      const gone = await databases.deleteDocuments({ ...at(collection), queries: [...queries, Query.limit(PAGE)] });
      return gone.documents.length;
    },
  };
}

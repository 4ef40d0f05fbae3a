import { Client, Databases, Query, Users } from 'node-appwrite';
import { DATABASE_ID } from '../../src/model/database-id.ts';
import { unless } from '../unless.ts';

/** Appwrite's largest useful page here: a bulk deletion takes as many. */
export const PAGE = 100;

/** A document as the server answers it. */
export interface Held {
  readonly $id: string;
  readonly $createdAt: string;
  readonly $updatedAt: string;
  readonly $permissions: readonly string[];
}

/** What this function needs of the backend, with the function's own key. */
export interface Remote {
  find<T>(collection: string, id: string): Promise<(T & Held) | undefined>;
  /** At most `PAGE` documents. */
  list<T>(collection: string, queries: string[]): Promise<(T & Held)[]>;
  /** @returns the document, or undefined when there is one with this id already */
  create<T>(collection: string, id: string, data: T): Promise<(T & Held) | undefined>;
  /** Changes a document that is still the one that was read. @returns whether it was */
  change(collection: string, held: Held, data: object): Promise<boolean>;
  /** At most `PAGE` documents. */
  remove(collection: string, ids: readonly string[]): Promise<void>;
  targetsOf(userId: string): Promise<{ $id: string; identifier: string }[]>;
  removeTarget(userId: string, targetId: string): Promise<void>;
}

/** @param key the ephemeral key of this execution, from the header x-appwrite-key */
export function connect(key: string): Remote {
  const endpoint = process.env.APPWRITE_FUNCTION_API_ENDPOINT ?? '';
  const client = new Client()
    .setEndpoint(endpoint)
    .setProject(process.env.APPWRITE_FUNCTION_PROJECT_ID ?? '')
    .setKey(key);
  const databases = new Databases(client);
  const users = new Users(client);
  const at = (collectionId: string) => ({ databaseId: DATABASE_ID, collectionId });

  return {
    async find<T>(collection: string, documentId: string) {
      const found = await unless(databases.getDocument({ ...at(collection), documentId }), [404], undefined);
      return found as unknown as (T & Held) | undefined;
    },
    async list<T>(collection: string, queries: string[]) {
      const page = await databases.listDocuments({
        ...at(collection),
        queries: [...queries, Query.limit(PAGE)],
        total: false,
      });
      return page.documents as unknown as (T & Held)[];
    },
    async create<T>(collection: string, documentId: string, data: T) {
      const made = databases.createDocument({ ...at(collection), documentId, data: data as never, permissions: [] });
      return (await unless(made, [409], undefined)) as unknown as (T & Held) | undefined;
    },
    async change(collection, { $id, $updatedAt }, data) {
      const url = new URL(`${endpoint}/databases/${DATABASE_ID}/collections/${collection}/documents/${$id}`);
      const headers = { 'content-type': 'application/json', 'X-Appwrite-Timestamp': $updatedAt };
      return unless(
        client.call('patch', url, headers, { data }).then(() => true),
        // 409: somebody changed it meanwhile; 404: it is gone.
        [404, 409],
        false,
      );
    },
    async remove(collection, ids) {
      await databases.deleteDocuments({ ...at(collection), queries: [Query.equal('$id', [...ids])] });
    },
    async targetsOf(userId) {
      const found = await unless(users.listTargets({ userId, queries: [Query.limit(PAGE)] }), [404], { targets: [] });
      return found.targets.filter(({ providerType }) => providerType === 'push');
    },
    async removeTarget(userId, targetId) {
      await unless(users.deleteTarget({ userId, targetId }), [404], undefined);
    },
  };
}

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
  /** Changes a document that is still the one that was read, whatever its other fields hold. @returns whether it was */
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
  /** As one of many: only what is sent is checked then, and not the rest of the document. */
  const changeSent = async (collection: string, { $id, $updatedAt }: Held, data: object): Promise<boolean> => {
    const queries = [Query.equal('$id', [$id]), Query.equal('$updatedAt', [$updatedAt])];
    return (await databases.updateDocuments({ ...at(collection), data, queries })).total > 0;
  };

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
    async change(collection, held, data) {
      const { $id, $updatedAt } = held;
      const url = new URL(`${endpoint}/databases/${DATABASE_ID}/collections/${collection}/documents/${$id}`);
      const headers = { 'content-type': 'application/json', 'X-Appwrite-Timestamp': $updatedAt };
      const changed = client.call('patch', url, headers, { data }).then(() => 'changed' as const);
      // 409: somebody changed it meanwhile; 404: it is gone.
      const found = unless(changed, [404, 409], 'passed' as const);
      // 400: another field holds what no save lets through, as an increment can leave it.
      const outcome = await unless(found, [400], 'refused' as const);
      return outcome === 'refused' ? changeSent(collection, held, data) : outcome === 'changed';
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

import { Client, Databases, Query, Users } from 'node-appwrite';
import { isWorkingDoctor } from '../../src/model/account/staff.ts';
import { DATABASE_ID } from '../../src/model/schema/database-id.ts';
import { fallBackOnCodes } from '../support/fall-back-on-codes.ts';

/** Page size: one bulk deletion in Appwrite takes at most 100 documents. */
export const PAGE = 100;

/** A document as the server returns it. */
export interface ServerDocument {
  readonly $id: string;
  readonly $createdAt: string;
  readonly $updatedAt: string;
  readonly $permissions: readonly string[];
}

/** The backend calls of this function, made with the function's API key. */
export interface Remote {
  find<T>(collection: string, id: string): Promise<(T & ServerDocument) | undefined>;
  /** At most `PAGE` documents. */
  list<T>(collection: string, queries: string[]): Promise<(T & ServerDocument)[]>;
  /** @returns the new document, or undefined when one with this id exists */
  create<T>(
    collection: string,
    id: string,
    data: T,
    permissions?: readonly string[],
  ): Promise<(T & ServerDocument) | undefined>;
  /**
   * Changes a document unless it has changed since `known` was read. Works even if its other fields are invalid.
   * @returns whether it was changed
   */
  change(collection: string, known: ServerDocument, data: object): Promise<boolean>;
  /** At most `PAGE` documents. */
  remove(collection: string, ids: readonly string[]): Promise<void>;
  /** Whether the account exists, is not blocked and has the label of doctors. */
  isDoctor(userId: string): Promise<boolean>;
  targetsOf(userId: string): Promise<{ $id: string; identifier: string }[]>;
  removeTarget(userId: string, targetId: string): Promise<void>;
}

/** @param key the ephemeral key of this execution, from the header x-appwrite-key */
export function connect(key: string): Remote {
  const endpoint = process.env.APPWRITE_FUNCTION_API_ENDPOINT ?? '';
  const project = process.env.APPWRITE_FUNCTION_PROJECT_ID ?? '';
  const client = new Client().setEndpoint(endpoint).setProject(project).setKey(key);
  const databases = new Databases(client);
  const users = new Users(client);
  const at = (collectionId: string) => ({ databaseId: DATABASE_ID, collectionId });
  /** Uses the bulk update, which validates only the fields in `data` and not the whole document. */
  const changeInBulk = async (
    collection: string,
    { $id, $updatedAt }: ServerDocument,
    data: object,
  ): Promise<boolean> => {
    const queries = [Query.equal('$id', [$id]), Query.equal('$updatedAt', [$updatedAt])];
    return (await databases.updateDocuments({ ...at(collection), data, queries })).total > 0;
  };

  return {
    async find<T>(collection: string, documentId: string) {
      const found = await fallBackOnCodes(databases.getDocument({ ...at(collection), documentId }), [404], undefined);
      return found as unknown as (T & ServerDocument) | undefined;
    },
    async list<T>(collection: string, queries: string[]) {
      const page = await databases.listDocuments({
        ...at(collection),
        queries: [...queries, Query.limit(PAGE)],
        total: false,
      });
      return page.documents as unknown as (T & ServerDocument)[];
    },
    async create<T>(collection: string, documentId: string, data: T, permissions: readonly string[] = []) {
      const document = { documentId, data: data as never, permissions: [...permissions] };
      const created = databases.createDocument({ ...at(collection), ...document });
      return (await fallBackOnCodes(created, [409], undefined)) as unknown as (T & ServerDocument) | undefined;
    },
    async change(collection, known, data) {
      const { $id, $updatedAt } = known;
      const url = new URL(`${endpoint}/databases/${DATABASE_ID}/collections/${collection}/documents/${$id}`);
      // `Client.call` adds no project, and Appwrite refuses a key without one.
      const headers = {
        'X-Appwrite-Project': project,
        'X-Appwrite-Timestamp': $updatedAt,
        'content-type': 'application/json',
      };
      const changed = client.call('patch', url, headers, { data }).then(() => 'changed' as const);
      // 409: changed meanwhile; 404: deleted.
      const unlessStale = fallBackOnCodes(changed, [404, 409], 'stale' as const);
      // 400: another field has an invalid value, which an increment can cause.
      const outcome = await fallBackOnCodes(unlessStale, [400], 'invalid' as const);
      return outcome === 'invalid' ? changeInBulk(collection, known, data) : outcome === 'changed';
    },
    async remove(collection, ids) {
      await databases.deleteDocuments({ ...at(collection), queries: [Query.equal('$id', [...ids])] });
    },
    async isDoctor(userId) {
      const account = await fallBackOnCodes(users.get({ userId }), [404], undefined);
      return account !== undefined && isWorkingDoctor(account);
    },
    async targetsOf(userId) {
      const found = await fallBackOnCodes(users.listTargets({ userId, queries: [Query.limit(PAGE)] }), [404], {
        targets: [],
      });
      return found.targets.filter(({ providerType }) => providerType === 'push');
    },
    async removeTarget(userId, targetId) {
      await fallBackOnCodes(users.deleteTarget({ userId, targetId }), [404], undefined);
    },
  };
}

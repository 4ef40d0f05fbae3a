import { AppwriteException, Client, Databases, Query, Storage, Users } from 'node-appwrite';
import { DATABASE_ID } from '../../src/model/database-id.ts';
import { idPattern } from '../../src/model/field.ts';
import { functionState } from '../../src/model/function-state.ts';
import { hashedId } from '../hashed-id.ts';
import type { HeldDocument } from './held-document.ts';
import type { HeldFile } from './held-file.ts';

/** Appwrite's largest useful page here: one page is one bulk write, and a bulk write announces 100 documents. */
export const PAGE = 100;
const OWNER = 'care-access';
/** The owner of what is remembered of work that is not done: by it the work is found again. */
const OPEN = 'care-access/open';

/** What this function needs of the backend, with the function's own key. */
export interface Remote {
  /** The document, or undefined when there is none. */
  find(collection: string, id: string): Promise<HeldDocument | undefined>;
  /** At most `PAGE` documents. */
  list(collection: string, queries: string[]): Promise<HeldDocument[]>;
  /** Gives all these documents the same grants, and with them these values. */
  setGrants(
    collection: string,
    ids: readonly string[],
    grants: readonly string[],
    fields: Readonly<Record<string, unknown>>,
  ): Promise<void>;
  remove(collection: string, id: string): Promise<void>;
  findFile(bucketId: string, fileId: string): Promise<HeldFile | undefined>;
  /** At most `PAGE` files. */
  listFiles(bucketId: string, queries: string[]): Promise<HeldFile[]>;
  setFileGrants(bucketId: string, fileId: string, grants: readonly string[]): Promise<void>;
  /** Gone already is fine. */
  removeFile(bucketId: string, fileId: string): Promise<void>;
  /** Is there an active account of this id with the label `doctor`? */
  isDoctor(userId: string): Promise<boolean>;
  /** What was remembered under `name`, or undefined. */
  recall<T>(name: string): Promise<T | undefined>;
  /** @param isOpen is it of work that somebody has to finish? */
  remember(name: string, value: unknown, isOpen?: boolean): Promise<void>;
  /** Gone already is fine. */
  forget(name: string): Promise<void>;
  /** What was remembered of work that is not done, at most `PAGE`: first what has waited longest. */
  recallOpen<T>(): Promise<T[]>;
}

/** `undefined` instead of an error when the answer is that there is no such thing. */
async function orUndefined<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    // 400: an assigned id that no account can have.
    if (error instanceof AppwriteException && (error.code === 404 || error.code === 400)) return undefined;
    throw error;
  }
}

/**
 * What is asked for by an id that anybody may have written into a record: an empty one, or one of dots, would be the address of
 * the whole collection.
 * @returns undefined when there is no such thing, or when something else was answered
 */
async function byId<T extends { readonly $id: string }>(id: string, ask: () => Promise<T>): Promise<T | undefined> {
  if (!idPattern.test(id)) return undefined;
  const found = await orUndefined(ask());
  return found?.$id === id ? found : undefined;
}

const stateId = (name: string) => hashedId(OWNER, name);

/** @param key the ephemeral key of this execution, from the header x-appwrite-key */
export function connect(key: string): Remote {
  const client = new Client()
    .setEndpoint(process.env.APPWRITE_FUNCTION_API_ENDPOINT ?? '')
    .setProject(process.env.APPWRITE_FUNCTION_PROJECT_ID ?? '')
    .setKey(key);
  const databases = new Databases(client);
  const storage = new Storage(client);
  const users = new Users(client);
  const at = (collectionId: string) => ({ databaseId: DATABASE_ID, collectionId });
  const state = at(functionState.collection);

  return {
    async find(collection, documentId) {
      const found = await byId(documentId, () => databases.getDocument({ ...at(collection), documentId }));
      return found as unknown as HeldDocument | undefined;
    },
    async list(collection, queries) {
      const page = await databases.listDocuments({ ...at(collection), queries: [...queries, Query.limit(PAGE)] });
      return page.documents as unknown as HeldDocument[];
    },
    async setGrants(collection, ids, grants, fields) {
      await databases.updateDocuments({
        ...at(collection),
        data: { ...fields, $permissions: grants },
        queries: [Query.equal('$id', [...ids])],
      });
    },
    async remove(collection, documentId) {
      await orUndefined(databases.deleteDocument({ ...at(collection), documentId }));
    },
    findFile: (bucketId, fileId) => byId(fileId, () => storage.getFile({ bucketId, fileId })),
    async listFiles(bucketId, queries) {
      return (await storage.listFiles({ bucketId, queries: [...queries, Query.limit(PAGE)] })).files;
    },
    async setFileGrants(bucketId, fileId, grants) {
      await storage.updateFile({ bucketId, fileId, permissions: [...grants] });
    },
    async removeFile(bucketId, fileId) {
      await orUndefined(storage.deleteFile({ bucketId, fileId }));
    },
    async isDoctor(userId) {
      const account = await byId(userId, () => users.get({ userId }));
      return account !== undefined && account.status && account.labels.includes('doctor');
    },
    async recall<T>(name: string) {
      const found = await orUndefined(databases.getDocument({ ...state, documentId: stateId(name) }));
      return found === undefined ? undefined : (JSON.parse(String(Reflect.get(found, 'value'))) as T);
    },
    async remember(name, value, isOpen = false) {
      const data = { owner: isOpen ? OPEN : OWNER, value: JSON.stringify(value) };
      await databases.upsertDocument({ ...state, documentId: stateId(name), data });
    },
    async forget(name) {
      await orUndefined(databases.deleteDocument({ ...state, documentId: stateId(name) }));
    },
    async recallOpen<T>() {
      const queries = [Query.equal('owner', [OPEN]), Query.orderAsc('$updatedAt'), Query.limit(PAGE)];
      const { documents } = await databases.listDocuments({ ...state, queries });
      return documents.map((found) => JSON.parse(String(Reflect.get(found, 'value'))) as T);
    },
  };
}

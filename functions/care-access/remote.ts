import { AppwriteException, Client, Databases, Query, Storage, Users } from 'node-appwrite';
import { isWorkingDoctor } from '../../src/model/account/staff.ts';
import { DATABASE_ID } from '../../src/model/schema/database-id.ts';
import { idPattern } from '../../src/model/schema/field.ts';
import { functionState } from '../../src/model/records/function-state.ts';
import { hashedId } from '../support/hashed-id.ts';
import type { ServerDocument } from './server-document.ts';
import type { ServerFile } from './server-file.ts';
import { unitOfDoctor, type Unit } from '../support/hospital-unit.ts';

/** Page size: a page is one bulk write, and Appwrite emits events for at most 100 documents of a bulk write. */
export const PAGE = 100;
const OWNER = 'care-access';
/** Value of `owner` for stored work that is not finished; it is found again by this value. */
const OPEN = 'care-access/open';

/** The backend calls of this function, made with the function's API key. */
export interface Remote {
  /** Returns undefined when there is no such document. */
  find(collection: string, id: string): Promise<ServerDocument | undefined>;
  /** At most `PAGE` documents. */
  list(collection: string, queries: string[]): Promise<ServerDocument[]>;
  /** Sets the same grants and the same fields on all these documents. */
  setGrants(
    collection: string,
    ids: readonly string[],
    grants: readonly string[],
    fields: Readonly<Record<string, unknown>>,
  ): Promise<void>;
  remove(collection: string, id: string): Promise<void>;
  /**
   * Removes at most `PAGE` documents in one call, but not one that was created again under its id at `instant` or later.
   */
  removeCreatedBefore(collection: string, ids: readonly string[], instant: string): Promise<void>;
  findFile(bucketId: string, fileId: string): Promise<ServerFile | undefined>;
  /** At most `PAGE` files. */
  listFiles(bucketId: string, queries: string[]): Promise<ServerFile[]>;
  setFileGrants(bucketId: string, fileId: string, grants: readonly string[]): Promise<void>;
  /** Does nothing when the file is gone already. */
  removeFile(bucketId: string, fileId: string): Promise<void>;
  /** Whether there is an active account with this id and the label `doctor`. */
  isDoctor(userId: string): Promise<boolean>;
  /** The unit of the hospital for which this doctor works; null when its midwives read nothing. */
  unitOf(doctorId: string): Promise<Unit | null>;
  /** Returns the value stored under `name`, or undefined. */
  recall<T>(name: string): Promise<T | undefined>;
  /** @param isOpen whether the value describes work that is not finished */
  remember(name: string, value: unknown, isOpen?: boolean): Promise<void>;
  /** Does nothing when there is no such value. */
  forget(name: string): Promise<void>;
  /** Stored work that is not finished, at most `PAGE` entries, the oldest first. */
  recallOpen<T>(): Promise<T[]>;
}

/** Returns undefined instead of throwing when there is no such thing. */
async function orUndefined<T>(request: Promise<T>): Promise<T | undefined> {
  try {
    return await request;
  } catch (error) {
    // The server responds with 400 when an assigned id is not a valid account id.
    if (error instanceof AppwriteException && (error.code === 404 || error.code === 400)) return undefined;
    throw error;
  }
}

/**
 * Reads something by an id that any user may have written into a record. An empty id or one of dots would turn the URL
 * into that of the whole collection, so the id is checked first.
 * @returns undefined when there is no such thing, or when the response has another id
 */
async function byId<T extends { readonly $id: string }>(id: string, request: () => Promise<T>): Promise<T | undefined> {
  if (!idPattern.test(id)) return undefined;
  const found = await orUndefined(request());
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

  const find = async (collection: string, documentId: string): Promise<ServerDocument | undefined> => {
    const found = await byId(documentId, () => databases.getDocument({ ...at(collection), documentId }));
    return found as unknown as ServerDocument | undefined;
  };

  return {
    find,
    async list(collection, queries) {
      const page = await databases.listDocuments({ ...at(collection), queries: [...queries, Query.limit(PAGE)] });
      return page.documents as unknown as ServerDocument[];
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
    async removeCreatedBefore(collection, ids, instant) {
      const queries = [Query.equal('$id', [...ids]), Query.lessThan('$createdAt', instant)];
      await databases.deleteDocuments({ ...at(collection), queries });
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
      return account !== undefined && isWorkingDoctor(account);
    },
    unitOf: (doctorId) => unitOfDoctor(find, users, doctorId),
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

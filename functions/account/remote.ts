import { Client, Databases, Query, Storage, Users } from 'node-appwrite';
import { DATABASE_ID } from '../../src/model/schema/database-id.ts';
import { forumAuthor } from '../../src/model/forum/forum-pseudonym.ts';
import { vote } from '../../src/model/forum/vote.ts';
import { pendingWork, pendingWorkOperation } from '../support/forum/pending-work.ts';
import { connect as connectForum } from '../support/forum/remote.ts';
import { ownDocuments } from './own-documents.ts';
import { removeHidden } from './remove-hidden.ts';
import { fallBackOnCodes } from '../support/fall-back-on-codes.ts';
import { tryPassword, type PasswordResult } from '../support/try-password.ts';

/** Page size: one bulk deletion in Appwrite takes at most 100 documents. */
export const PAGE = 100;
/** Two operations for each vote (the deletion and its pending recount) fill one transaction. */
const VOTES_PER_TRANSACTION = PAGE / 2;

export interface ServerFile {
  readonly $id: string;
  readonly $permissions: readonly string[];
}

export interface ServerRecord {
  readonly $id: string;
  readonly $updatedAt: string;
  readonly [field: string]: unknown;
}

export interface ServerAccount {
  readonly email: string;
  readonly labels: readonly string[];
}

/** The backend calls of this function, made with the function's API key. */
export interface Remote {
  account(userId: string): Promise<ServerAccount | undefined>;
  /** Checks the password by opening a session, which is deleted at once. */
  tryPassword(email: string, password: string): Promise<PasswordResult>;
  /** Blocks the account and deletes its sessions. */
  blockAccount(userId: string): Promise<void>;
  removePushTargets(userId: string): Promise<void>;
  removeAccount(userId: string): Promise<void>;
  /**
   * Removes at most one page of the documents with this `userId`.
   * @returns how many were removed
   */
  removeSome(collection: string, userId: string): Promise<number>;
  /**
   * Removes some votes of this user and requests a recount of their targets.
   * @returns how many were removed
   */
  withdrawVotes(userId: string): Promise<number>;
  /**
   * Removes some hidden texts that this pseudonym wrote in its topic.
   * @returns how many, 0 when none is left
   */
  removeHidden(penId: string, topicId: string): Promise<number>;
  /** At most one page of the documents with this `userId`. */
  listSome(collection: string, userId: string): Promise<ServerRecord[]>;
  /** Whether this id is the pseudonym of another forum author. */
  isPseudonym(userId: string): Promise<boolean>;
  /**
   * Changes a document unless it has changed since `known` was read.
   * @returns false when it has changed or is gone
   */
  change(
    collection: string,
    known: ServerRecord,
    fields: Readonly<Record<string, unknown>>,
    grants: readonly string[],
  ): Promise<boolean>;
  buckets(): Promise<string[]>;
  /** A page of the files of a bucket, starting after the file with this id. */
  files(bucket: string, after: string | undefined): Promise<ServerFile[]>;
  removeFile(bucket: string, fileId: string): Promise<void>;
  /** Values that this owner stored in a collection that only functions can reach. */
  recall(collection: string, owner: string): Promise<{ id: string; value: string }[]>;
  remember(collection: string, id: string, data: object): Promise<void>;
  forget(collection: string, id: string): Promise<void>;
  /** Removes at most one page of what this owner stored before a time. */
  forgetBefore(collection: string, owner: string, before: string): Promise<void>;
}

/** @param key the ephemeral key of this execution, from the header x-appwrite-key */
export function connect(key: string): Remote {
  const client = () =>
    new Client()
      .setEndpoint(process.env.APPWRITE_FUNCTION_API_ENDPOINT ?? '')
      .setProject(process.env.APPWRITE_FUNCTION_PROJECT_ID ?? '');
  const keyed = client().setKey(key);
  const forum = connectForum(key);
  const [databases, users, storage] = [new Databases(keyed), new Users(keyed), new Storage(keyed)];
  const at = (collectionId: string) => ({ databaseId: DATABASE_ID, collectionId });
  const userDocuments = (collection: string, userId: string) =>
    ownDocuments(
      async (queries) => {
        const page = await databases.listDocuments({ ...at(collection), queries });
        return page.documents as unknown as ServerRecord[];
      },
      userId,
      PAGE,
    );

  return {
    account: (userId) => fallBackOnCodes(users.get({ userId }), [404], undefined),
    tryPassword: (email, password) => tryPassword(client(), users, key, { email, password }),
    async blockAccount(userId) {
      await fallBackOnCodes(users.updateStatus({ userId, status: false }), [404], undefined);
      await fallBackOnCodes(users.deleteSessions({ userId }), [404], undefined);
    },
    async removePushTargets(userId) {
      const { targets } = await fallBackOnCodes(users.listTargets({ userId, queries: [Query.limit(PAGE)] }), [404], {
        targets: [],
      });
      for (const { $id, providerType } of targets)
        if (providerType === 'push')
          await fallBackOnCodes(users.deleteTarget({ userId, targetId: $id }), [404], undefined);
    },
    async removeAccount(userId) {
      await fallBackOnCodes(users.delete({ userId }), [404], undefined);
    },
    async removeSome(collection, userId) {
      const ids = (await userDocuments(collection, userId)).map(({ $id }) => $id);
      if (ids.length === 0) return 0;
      const queries = [Query.equal('$id', ids), Query.limit(PAGE)];
      return (await databases.deleteDocuments({ ...at(collection), queries })).documents.length;
    },
    async withdrawVotes(userId) {
      const votes = await ownDocuments(
        (queries) => forum.list(vote.collection, ...queries),
        userId,
        VOTES_PER_TRANSACTION,
      );
      const steps = votes.flatMap(({ $id, targetType, targetId }) => [
        { action: 'delete', collection: vote.collection, id: $id } as const,
        pendingWorkOperation(
          pendingWork({ work: 'settle', type: targetType === 'topic' ? 'topic' : 'post', id: String(targetId) }),
        ),
      ]);
      if (steps.length > 0) await forum.commit(steps);
      return votes.length;
    },
    removeHidden: (penId, topicId) => removeHidden(forum, penId, topicId),
    listSome: userDocuments,
    async isPseudonym(userId) {
      const rows = await forum.list(forumAuthor.collection, Query.equal('penId', [userId]), Query.limit(1));
      return rows.length > 0;
    },
    change: (collection, { $id, $updatedAt }, fields, grants) =>
      forum.change(collection, $id, $updatedAt, fields, grants),
    async buckets() {
      return (await storage.listBuckets({ queries: [Query.limit(PAGE)] })).buckets.map(({ $id }) => $id);
    },
    async files(bucketId, after) {
      const from = after === undefined ? [] : [Query.cursorAfter(after)];
      return (await storage.listFiles({ bucketId, queries: [...from, Query.limit(PAGE)] })).files;
    },
    async removeFile(bucketId, fileId) {
      await fallBackOnCodes(storage.deleteFile({ bucketId, fileId }), [404], undefined);
    },
    async recall(collection, owner) {
      const queries = [Query.equal('owner', [owner]), Query.limit(PAGE)];
      const { documents } = await databases.listDocuments({ ...at(collection), queries });
      return documents.map((document) => ({ id: document.$id, value: String(Reflect.get(document, 'value')) }));
    },
    async remember(collection, documentId, data) {
      await databases.upsertDocument({ ...at(collection), documentId, data });
    },
    async forgetBefore(collection, owner, before) {
      const queries = [Query.equal('owner', [owner]), Query.lessThan('$createdAt', before), Query.limit(PAGE)];
      await databases.deleteDocuments({ ...at(collection), queries });
    },
    async forget(collection, documentId) {
      await fallBackOnCodes(databases.deleteDocument({ ...at(collection), documentId }), [404], undefined);
    },
  };
}

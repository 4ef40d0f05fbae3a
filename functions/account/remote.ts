import { Account, AppwriteException, Client, Databases, Query, Storage, Users } from 'node-appwrite';
import { DATABASE_ID } from '../../src/model/database-id.ts';
import { forumAuthor } from '../../src/model/forum-author.ts';
import { vote } from '../../src/model/vote.ts';
import { noteOf, writing } from '../forum-counters/notes.ts';
import { connect as connectForum } from '../forum-counters/remote.ts';
import { ownDocuments } from './own-documents.ts';
import { removeHidden } from './remove-hidden.ts';
import { unless } from '../unless.ts';

/** Appwrite's largest useful page here: a bulk deletion takes as many. */
export const PAGE = 100;
/** With a note each they fill one transaction. */
const VOTES_AT_ONCE = PAGE / 2;

export interface HeldFile {
  readonly $id: string;
  readonly $permissions: readonly string[];
}

export interface HeldRecord {
  readonly $id: string;
  readonly $updatedAt: string;
  readonly [field: string]: unknown;
}

export interface HeldAccount {
  readonly email: string;
  readonly labels: readonly string[];
}

/** How a password was received. */
export type PasswordAnswer = 'right' | 'wrong' | 'often';

/** What this function needs of the backend, with the function's own key. */
export interface Remote {
  account(userId: string): Promise<HeldAccount | undefined>;
  /** Opens a session with it and ends that again. */
  tryPassword(email: string, password: string): Promise<PasswordAnswer>;
  /** From here on nobody can act as this account. */
  shut(userId: string): Promise<void>;
  removePushTargets(userId: string): Promise<void>;
  removeAccount(userId: string): Promise<void>;
  /** Removes at most a page of the documents with this `userId`. @returns how many */
  removeSome(collection: string, userId: string): Promise<number>;
  /** Takes back some of her votes; what they counted for is counted again. @returns how many */
  withdrawVotes(userId: string): Promise<number>;
  /** Removes some of what a pen wrote in its topic and a moderator has hidden. @returns how much, 0 when nothing is left */
  removeHidden(penId: string, topicId: string): Promise<number>;
  /** At most a page of the documents with this `userId`. */
  listSome(collection: string, userId: string): Promise<HeldRecord[]>;
  /** Whether somebody writes in the forum under this id without being this account. */
  isPen(userId: string): Promise<boolean>;
  /** Changes a document that is still as it is held here. @returns false when it has changed since or is gone */
  change(
    collection: string,
    held: HeldRecord,
    fields: Readonly<Record<string, unknown>>,
    grants: readonly string[],
  ): Promise<boolean>;
  buckets(): Promise<string[]>;
  /** A page of the files of a bucket, after the file with this id. */
  files(bucket: string, after: string | undefined): Promise<HeldFile[]>;
  removeFile(bucket: string, fileId: string): Promise<void>;
  /** The values of a collection that only functions reach. */
  recall(collection: string, owner: string): Promise<{ id: string; value: string }[]>;
  remember(collection: string, id: string, data: object): Promise<void>;
  forget(collection: string, id: string): Promise<void>;
}

/** @param key the ephemeral key of this execution, from the header x-appwrite-key */
export function connect(key: string): Remote {
  const client = () =>
    new Client()
      .setEndpoint(process.env.APPWRITE_FUNCTION_API_ENDPOINT ?? '')
      .setProject(process.env.APPWRITE_FUNCTION_PROJECT_ID ?? '');
  const keyed = client().setKey(key);
  // The embedded backend counts failed logins by address: with the key of this run it knows that it is not the caller's.
  const guest = new Account(client().addHeader('X-Maia-Function-Key', key));
  const forum = connectForum(key);
  const [databases, users, storage] = [new Databases(keyed), new Users(keyed), new Storage(keyed)];
  const at = (collectionId: string) => ({ databaseId: DATABASE_ID, collectionId });
  const own = (collection: string, userId: string) =>
    ownDocuments(
      async (queries) => {
        const page = await databases.listDocuments({ ...at(collection), queries });
        return page.documents as unknown as HeldRecord[];
      },
      userId,
      PAGE,
    );

  return {
    account: (userId) => unless(users.get({ userId }), [404], undefined),
    async tryPassword(email, password) {
      try {
        const { userId, $id } = await guest.createEmailPasswordSession({ email, password });
        await unless(users.deleteSession({ userId, sessionId: $id }), [404], undefined);
        return 'right';
      } catch (error) {
        if (!(error instanceof AppwriteException)) throw error;
        if (error.code === 429) return 'often';
        // 400: shorter than any password may be.
        if (error.code === 401 || error.code === 400) return 'wrong';
        throw error;
      }
    },
    async shut(userId) {
      await unless(users.updateStatus({ userId, status: false }), [404], undefined);
      await unless(users.deleteSessions({ userId }), [404], undefined);
    },
    async removePushTargets(userId) {
      const { targets } = await unless(users.listTargets({ userId }), [404], { targets: [] });
      for (const { $id, providerType } of targets)
        if (providerType === 'push') await unless(users.deleteTarget({ userId, targetId: $id }), [404], undefined);
    },
    async removeAccount(userId) {
      await unless(users.delete({ userId }), [404], undefined);
    },
    async removeSome(collection, userId) {
      const ids = (await own(collection, userId)).map(({ $id }) => $id);
      if (ids.length === 0) return 0;
      const queries = [Query.equal('$id', ids), Query.limit(PAGE)];
      return (await databases.deleteDocuments({ ...at(collection), queries })).documents.length;
    },
    async withdrawVotes(userId) {
      const votes = await ownDocuments((queries) => forum.list(vote.collection, ...queries), userId, VOTES_AT_ONCE);
      const steps = votes.flatMap(({ $id, targetType, targetId }) => [
        { action: 'delete', collection: vote.collection, id: $id } as const,
        writing(noteOf({ work: 'settle', type: targetType === 'topic' ? 'topic' : 'post', id: String(targetId) })),
      ]);
      if (steps.length > 0) await forum.commit(steps);
      return votes.length;
    },
    removeHidden: (penId, topicId) => removeHidden(forum, penId, topicId),
    listSome: own,
    async isPen(userId) {
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
      await unless(storage.deleteFile({ bucketId, fileId }), [404], undefined);
    },
    async recall(collection, owner) {
      const queries = [Query.equal('owner', [owner]), Query.limit(PAGE)];
      const { documents } = await databases.listDocuments({ ...at(collection), queries });
      return documents.map((held) => ({ id: held.$id, value: String(Reflect.get(held, 'value')) }));
    },
    async remember(collection, documentId, data) {
      await databases.upsertDocument({ ...at(collection), documentId, data });
    },
    async forget(collection, documentId) {
      await unless(databases.deleteDocument({ ...at(collection), documentId }), [404], undefined);
    },
  };
}

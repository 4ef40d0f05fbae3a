import { AppwriteException, type Client, type Databases } from 'node-appwrite';
import { bucketOfRecord } from '../../../src/model/files/bucket.ts';
import { DATABASE_ID } from '../../../src/model/schema/database-id.ts';
import { ownerGrants } from '../../../src/model/schema/permission.ts';
import type { DemoFile, DemoRecord } from '../generate/demo-record.ts';
import { createOnce, type SignedIn } from './connection.ts';

/** The server's limit for one transaction. */
const MAX_OPERATIONS = 100;
const TRANSACTION_TTL_SECONDS = 60;

interface Operation {
  readonly action: 'create' | 'update';
  readonly collectionId: string;
  readonly documentId: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const inDatabase = (operations: readonly Operation[]) =>
  operations.map((operation) => ({ databaseId: DATABASE_ID, ...operation }));

/** Commits all operations or none, in one request as the app sends it. */
async function commit(client: Client, operations: readonly Operation[]): Promise<void> {
  const url = new URL(`${client.config.endpoint}/maia/transactions`);
  await client.call(
    'post',
    url,
    {
      'X-Appwrite-Project': client.config.project,
      'X-Appwrite-Session': client.config.session,
      'content-type': 'application/json',
    },
    { operations: inDatabase(operations) },
  );
}

/** The same with the server key, which that request does not take. */
async function commitWithKey(databases: Databases, operations: readonly Operation[]): Promise<void> {
  const { $id: transactionId } = await databases.createTransaction({ ttl: TRANSACTION_TTL_SECONDS });
  await databases.createOperations({ transactionId, operations: inDatabase(operations) });
  await databases.updateTransaction({ transactionId, commit: true });
}

const isConflict = (error: unknown): boolean => error instanceof AppwriteException && error.code === 409;

/** All of them or none; after an interrupted start one by one, because some exist already. */
async function commitOnce(client: Client, operations: readonly Operation[]): Promise<void> {
  for (let at = 0; at < operations.length; at += MAX_OPERATIONS) {
    const batch = operations.slice(at, at + MAX_OPERATIONS);
    try {
      await commit(client, batch);
    } catch (error) {
      if (!isConflict(error)) throw error;
      for (const operation of batch) await createOnce(commit(client, [operation]));
    }
  }
}

/** Creates records as their author's phone does, with the grants that it writes; care-access adds the others. */
export const createRecords = (author: SignedIn, records: readonly DemoRecord[]): Promise<void> =>
  commitOnce(
    author.client,
    records.map(({ type, id, values }) => ({
      action: 'create',
      collectionId: type.collection,
      documentId: id,
      data: { ...values, $permissions: ownerGrants(type.creatorMay, author.id) },
    })),
  );

/** A moment of the past for a document that exists. */
export interface Received {
  readonly collection: string;
  readonly id: string;
  /** An instant. */
  readonly at: string;
}

const MAX_TRIES = 5;

/**
 * Sets when the server received documents. A person cannot do that, so the operator's key does it, as at an import. It
 * changes nothing else. A function may write one of the documents in the same moment; then it is done again.
 */
export async function receivedAt(databases: Databases, received: readonly Received[]): Promise<void> {
  for (let at = 0; at < received.length; at += MAX_OPERATIONS) {
    const operations = received.slice(at, at + MAX_OPERATIONS).map(({ collection, id, at: $createdAt }): Operation => ({
      action: 'update',
      collectionId: collection,
      documentId: id,
      data: { $createdAt },
    }));
    for (let tries = 1; ; tries++)
      try {
        await commitWithKey(databases, operations);
        break;
      } catch (error) {
        if (!isConflict(error) || tries >= MAX_TRIES) throw error;
      }
  }
}

/** Uploads the files as their owner. */
export async function uploadFiles(owner: SignedIn, files: readonly DemoFile[]): Promise<void> {
  for (const { type, id, name, mimeType, bytes } of files) {
    const bucketId = bucketOfRecord[type.collection];
    if (bucketId === undefined) throw new Error(`${type.collection} has no files`);
    const file = new File([bytes], name, { type: mimeType });
    const permissions = ownerGrants(type.creatorMay, owner.id);
    await createOnce(owner.storage.createFile({ bucketId, fileId: id, file, permissions }));
  }
}

import { Account, AppwriteException, Databases, ID } from 'appwrite';
import { ownerGrants } from '@/model/permission.ts';
import type { RecordType } from '@/model/record.ts';
import { checkConfiguration } from '../configuration.ts';
import { pageClient } from '../page-client.ts';
import type { RemoteDocument } from './patient-documents.ts';
import { SessionEnded } from './session-ended.ts';

/** The documents of one collection that this session may read. */
export async function listDocuments(collectionId: string, queries: string[]): Promise<readonly RemoteDocument[]> {
  const list = await new Databases(pageClient()).listDocuments({
    databaseId: checkConfiguration().databaseId,
    collectionId,
    queries,
  });
  return list.documents as unknown as RemoteDocument[];
}

/** Writes a new document of this account, with the grants an owner gives himself. Answers it as the server holds it. */
export async function createDocument(
  { collection, creatorMay }: Pick<RecordType, 'collection' | 'creatorMay'>,
  userId: string,
  data: Readonly<Record<string, unknown>>,
): Promise<RemoteDocument> {
  const created = await new Databases(pageClient()).createDocument({
    databaseId: checkConfiguration().databaseId,
    collectionId: collection,
    documentId: ID.unique(),
    data: { ...data },
    permissions: ownerGrants(creatorMay, userId),
  });
  return created as unknown as RemoteDocument;
}

/** An empty list is believed only from a session that is alive: a lost one is answered 200 with nothing in it. */
export async function confirmIfEmpty(lists: readonly (readonly RemoteDocument[])[], userId: string): Promise<void> {
  if (lists.every((list) => list.length > 0)) return;
  const account = await new Account(pageClient()).get().catch((error: unknown) => {
    throw error instanceof AppwriteException && error.code === 401 ? new SessionEnded() : error;
  });
  if (account.$id !== userId) throw new SessionEnded();
}

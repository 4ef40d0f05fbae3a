import { Account, AppwriteException, Databases } from 'appwrite';
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

/** Whether a document says what these values say; when it was said is another moment with every try. */
const saysTheSame = (document: RemoteDocument, said: Readonly<Record<string, unknown>>) =>
  Object.entries(said)
    .filter(([field]) => field !== 'recordedAt')
    .every(([field, value]) => JSON.stringify(document[field] ?? null) === JSON.stringify(value ?? null));

/**
 * Writes a new document of this account under an id made for it, with the grants an owner gives himself. Answers it as the
 * server holds it. An earlier try whose answer was lost may have written it: then the document that is there is the answer.
 */
export async function createDocument(
  { collection, creatorMay }: Pick<RecordType, 'collection' | 'creatorMay'>,
  userId: string,
  documentId: string,
  data: Readonly<Record<string, unknown>>,
): Promise<RemoteDocument> {
  const databases = new Databases(pageClient());
  const place = { databaseId: checkConfiguration().databaseId, collectionId: collection, documentId };
  try {
    const permissions = ownerGrants(creatorMay, userId);
    return (await databases.createDocument({ ...place, data: { ...data }, permissions })) as unknown as RemoteDocument;
  } catch (error) {
    if (!(error instanceof AppwriteException) || error.code !== 409) throw error;
    const held = (await databases.getDocument(place)) as unknown as RemoteDocument;
    if (!saysTheSame(held, data)) throw error;
    return held;
  }
}

/** An empty list is believed only from a session that is alive: a lost one is answered 200 with nothing in it. */
export async function confirmIfEmpty(lists: readonly (readonly RemoteDocument[])[], userId: string): Promise<void> {
  if (lists.every((list) => list.length > 0)) return;
  const account = await new Account(pageClient()).get().catch((error: unknown) => {
    throw error instanceof AppwriteException && error.code === 401 ? new SessionEnded() : error;
  });
  if (account.$id !== userId) throw new SessionEnded();
}

import { Account, AppwriteException, Databases } from 'appwrite';
import { ownerGrants } from '@/model/schema/permission.ts';
import type { RecordType } from '@/model/schema/record.ts';
import { checkConfiguration } from '@/sync/transport/configuration.ts';
import { pageClient } from '@/sync/account/page-client.ts';
import type { PatientRemoteDocument } from './patient-documents.ts';
import { SessionEnded } from './session-ended.ts';

/** The documents of one collection that this session may read. */
export async function listDocuments(
  collectionId: string,
  queries: string[],
): Promise<readonly PatientRemoteDocument[]> {
  const list = await new Databases(pageClient()).listDocuments({
    databaseId: checkConfiguration().databaseId,
    collectionId,
    queries,
    // Counting costs the server as much as the list, and nothing reads the number.
    total: false,
  });
  return list.documents as unknown as PatientRemoteDocument[];
}

/** Whether a document has these values, except `recordedAt`, which differs with every try. */
const hasSameValues = (document: PatientRemoteDocument, values: Readonly<Record<string, unknown>>) =>
  Object.entries(values)
    .filter(([field]) => field !== 'recordedAt')
    .every(([field, value]) => JSON.stringify(document[field] ?? null) === JSON.stringify(value ?? null));

/**
 * Creates a document of this account under the given id, with the owner's grants. Returns it as the server stored it.
 * If an earlier try whose response was lost has created it, that document is returned.
 */
export async function createDocument(
  { collection, creatorMay }: Pick<RecordType, 'collection' | 'creatorMay'>,
  userId: string,
  documentId: string,
  data: Readonly<Record<string, unknown>>,
): Promise<PatientRemoteDocument> {
  const databases = new Databases(pageClient());
  const documentPath = { databaseId: checkConfiguration().databaseId, collectionId: collection, documentId };
  try {
    const permissions = ownerGrants(creatorMay, userId);
    return (await databases.createDocument({
      ...documentPath,
      data: { ...data },
      permissions,
    })) as unknown as PatientRemoteDocument;
  } catch (error) {
    if (!(error instanceof AppwriteException) || error.code !== 409) throw error;
    const existing = (await databases.getDocument(documentPath)) as unknown as PatientRemoteDocument;
    if (!hasSameValues(existing, data)) throw error;
    return existing;
  }
}

/**
 * Verifies the session when a list is empty: the server answers a lost session with 200 and an empty list. @throws
 * SessionEnded
 */
export async function confirmIfEmpty(
  lists: readonly (readonly PatientRemoteDocument[])[],
  userId: string,
): Promise<void> {
  if (lists.every((list) => list.length > 0)) return;
  const account = await new Account(pageClient()).get().catch((error: unknown) => {
    throw error instanceof AppwriteException && error.code === 401 ? new SessionEnded() : error;
  });
  if (account.$id !== userId) throw new SessionEnded();
}

import { Databases } from 'appwrite';
import { checkConfiguration } from '@/sync/transport/configuration.ts';
import { pageClient } from '@/sync/account/page-client.ts';

/** A list that is shown but not stored: one request, and an error when there is no network. */
export async function listOnline(collectionId: string, queries: string[]): Promise<Record<string, unknown>[]> {
  const { databaseId } = checkConfiguration();
  const { documents } = await new Databases(pageClient()).listDocuments({ databaseId, collectionId, queries });
  return documents.map(({ $id, ...document }) => ({ ...document, id: $id }));
}

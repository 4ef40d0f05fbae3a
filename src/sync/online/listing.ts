import { Client, Databases } from 'appwrite';
import { checkConfiguration } from '../configuration.ts';

/** A list that is shown and not kept in the store: one request, and an error when there is no network. */
export async function listOnline(collectionId: string, queries: string[]): Promise<Record<string, unknown>[]> {
  const { endpoint, projectId, databaseId } = checkConfiguration();
  const databases = new Databases(new Client().setEndpoint(endpoint).setProject(projectId));
  const { documents } = await databases.listDocuments({ databaseId, collectionId, queries });
  return documents.map(({ $id, ...document }) => ({ ...document, id: $id }));
}

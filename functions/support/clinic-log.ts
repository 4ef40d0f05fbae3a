import { ID, type Client, Databases } from 'node-appwrite';
import { clinicAction, type ClinicAction } from '../../src/model/clinic/clinic-action.ts';
import { DATABASE_ID } from '../../src/model/schema/database-id.ts';

/** What is done, by whom and to whom. */
export type LoggedAction = Omit<ClinicAction, 'isDone'>;

/**
 * Writes the entry, does the work, and marks the entry as done. Without the entry nothing is done; an entry that stays
 * unmarked belongs to work that failed or was interrupted.
 * @param client with the key of this run
 */
export async function withClinicLog<T>(client: Client, action: LoggedAction, work: () => Promise<T>): Promise<T> {
  const databases = new Databases(client);
  const at = { databaseId: DATABASE_ID, collectionId: clinicAction.collection, documentId: ID.unique() };
  await databases.createDocument({ ...at, data: { ...action, isDone: false } });
  const result = await work();
  await databases.updateDocument({ ...at, data: { isDone: true } });
  return result;
}

import { AppwriteException, type Databases } from 'node-appwrite';
import { DATABASE_ID } from '../../src/model/schema/database-id.ts';
import type { Fields } from '../../src/model/schema/field.ts';
import { accept, type RecordType } from '../../src/model/schema/record.ts';

export type Outcome = 'made' | 'changed' | 'same';

async function find(databases: Databases, collectionId: string, documentId: string) {
  try {
    return await databases.getDocument({ databaseId: DATABASE_ID, collectionId, documentId });
  } catch (error) {
    if (error instanceof AppwriteException && error.type === 'document_not_found') return undefined;
    throw error;
  }
}

/**
 * Makes a shared record or gives it these values; fields that are not named stay as they are. `isCheck`: nothing is
 * written.
 * @throws InvalidRecord when the record's own rules refuse the values
 */
export async function ensureRecord<F extends Fields>(
  databases: Databases,
  type: RecordType<F>,
  documentId: string,
  values: Record<string, unknown>,
  isCheck = false,
): Promise<Outcome> {
  const at = { databaseId: DATABASE_ID, collectionId: type.collection, documentId };
  const data = accept(type, values) as Record<string, unknown>;
  const held = await find(databases, type.collection, documentId);
  if (held === undefined) {
    if (!isCheck) await databases.createDocument({ ...at, data });
    return 'made';
  }
  if (Object.entries(data).every(([name, value]) => Reflect.get(held, name) === value)) return 'same';
  if (!isCheck) await databases.updateDocument({ ...at, data });
  return 'changed';
}

import { Query } from 'appwrite';
import { isUserProfile, profile } from '@/model/records/profile.ts';
import { listDocuments } from '@/sync/api/documents/documents.ts';

/**
 * Whether the account has its own profile on the server. Uses a list request, which is no error when there is none.
 * @throws when the server cannot answer
 */
export const hasProfile = async (userId: string): Promise<boolean> =>
  (await listDocuments(profile.collection, [Query.equal('$id', [userId]), Query.limit(1)])).some(isUserProfile);

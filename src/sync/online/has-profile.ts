import { Query } from 'appwrite';
import { isOwnProfile, profile } from '@/model/profile.ts';
import { listDocuments } from './documents.ts';

/**
 * Does the account have a profile of its own at the server? Asked as a list, which is no failure when there is none.
 * @throws when it cannot say
 */
export const hasProfile = async (userId: string): Promise<boolean> =>
  (await listDocuments(profile.collection, [Query.equal('$id', [userId]), Query.limit(1)])).some(isOwnProfile);

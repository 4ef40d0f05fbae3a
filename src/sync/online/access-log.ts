import { Query } from 'appwrite';
import { accessEntry, type AccessEntry } from '@/model/access-entry.ts';
import { useSession } from '../session-store.ts';
import { listOnline } from './listing.ts';
import { SessionEnded } from './session-ended.ts';
import { connectAccount, currentUser } from '../account.ts';

/** The newest entries in one list. */
const MOST_ENTRIES = 500;

/** Who looked at the records of whoever is signed in, newest first. @throws SessionEnded instead of saying "nobody" to a lost session */
export async function listAccess(): Promise<AccessEntry[]> {
  const userId = useSession.getState().user?.id ?? '';
  const queries = [Query.equal('userId', userId), Query.orderDesc('at'), Query.limit(MOST_ENTRIES)];
  const entries = (await listOnline(accessEntry.collection, queries)) as unknown as AccessEntry[];
  if (entries.length === 0 && (await currentUser(connectAccount()))?.id !== userId) throw new SessionEnded();
  return entries;
}

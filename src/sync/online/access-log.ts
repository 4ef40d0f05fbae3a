import { Query } from 'appwrite';
import { accessEntry, type AccessEntry } from '@/model/access-entry.ts';
import { plainName } from '@/model/person-name.ts';
import { connectAccount, currentUser } from '../account.ts';
import { BackendRefusal, callBackend } from '../backend-call.ts';
import { useSession } from '../session-store.ts';
import { listOnline } from './listing.ts';
import { SessionEnded } from './session-ended.ts';

/** The newest entries in one list. */
const MOST_ENTRIES = 500;

/** This backend writes no such list; see docs/decisions, who-looked. */
export class AccessNotKept extends Error {
  override name = 'AccessNotKept';
}

/** Only the embedded server writes the list, and only it answers this. */
async function requireKept(): Promise<void> {
  await callBackend('GET', '/maia/epoch').catch((error: unknown) => {
    throw error instanceof BackendRefusal && error.status === 404 ? new AccessNotKept() : error;
  });
}

/**
 * Who looked at the records of whoever is signed in, newest first.
 * @throws SessionEnded, AccessNotKept instead of saying "nobody" when that is not known
 */
export async function listAccess(): Promise<AccessEntry[]> {
  const userId = useSession.getState().user?.id ?? '';
  const queries = [Query.equal('userId', userId), Query.orderDesc('at'), Query.limit(MOST_ENTRIES)];
  const listed = (await listOnline(accessEntry.collection, queries)) as unknown as AccessEntry[];
  const entries = listed.map((entry) => ({ ...entry, viewerName: plainName(entry.viewerName) }));
  if (entries.length > 0) return entries;
  if ((await currentUser(connectAccount()))?.id !== userId) throw new SessionEnded();
  await requireKept();
  return entries;
}

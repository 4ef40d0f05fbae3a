import { Query } from 'appwrite';
import { accessEntry, type AccessEntry } from '@/model/records/access-entry.ts';
import { plainName } from '@/model/account/person-name.ts';
import { connectAccount, currentUser } from '@/sync/account/account.ts';
import { callBackend } from '@/sync/transport/backend-call.ts';
import { useSession } from '@/sync/account/session-store.ts';
import { listOnline } from '@/sync/api/documents/list-online.ts';
import { SessionEnded } from '@/sync/api/documents/session-ended.ts';

/** The newest entries in one list. */
const MAX_ENTRIES = 500;

/** Thrown when this backend writes no access log; see docs/decisions/2026-11-21-access-log.md. */
export class AccessLogUnavailable extends Error {
  override name = 'AccessNotKept';
}

/** Only the embedded server writes the access log, and it says so beside its version; Appwrite says its version alone. */
async function requireAccessLog(): Promise<void> {
  const { keepsAccessLog } = await callBackend<{ keepsAccessLog?: boolean }>('GET', '/health/version');
  if (!keepsAccessLog) throw new AccessLogUnavailable();
}

/**
 * The accesses of other users to the signed-in user's records, newest first.
 * @throws SessionEnded or AccessLogUnavailable instead of returning an empty list when the log is not known
 */
export async function listAccess(): Promise<AccessEntry[]> {
  const userId = useSession.getState().user?.id ?? '';
  const queries = [Query.equal('userId', userId), Query.orderDesc('at'), Query.limit(MAX_ENTRIES)];
  const listed = (await listOnline(accessEntry.collection, queries)) as unknown as AccessEntry[];
  const entries = listed.map((entry) => ({ ...entry, viewerName: plainName(entry.viewerName) }));
  if (entries.length > 0) return entries;
  if ((await currentUser(connectAccount()))?.id !== userId) throw new SessionEnded();
  await requireAccessLog();
  return entries;
}

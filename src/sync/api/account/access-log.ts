import { Query } from 'appwrite';
import { accessEntry, accessOverviews, type AccessEntry } from '@/model/records/access-entry.ts';
import type { OwnEntry, OwnTrail } from '@/model/account/own-trail.ts';
import { plainName } from '@/model/account/person-name.ts';
import { connectAccount, currentUser } from '@/sync/account/account.ts';
import { BackendRefusal, callBackend } from '@/sync/transport/backend-call.ts';
import { useSession } from '@/sync/account/session-store.ts';
import { listOnline } from '@/sync/api/documents/list-online.ts';
import { SessionEnded } from '@/sync/api/documents/session-ended.ts';

/** The newest entries of the log that was kept before the audit trail. */
const MAX_FORMER_ENTRIES = 500;
const UNAUTHORIZED = 401;

/** One entry about the signed-in user. `what`: the collection or bucket, or one of `accessOverviews`. */
export type TrailEntry = Omit<OwnEntry, 'seq' | 'collection'> & { readonly what: string };

/** Thrown when this backend keeps no audit trail; see docs/decisions/2026-11-26-audit-trail.md. */
export class AccessLogUnavailable extends Error {
  override name = 'AccessNotKept';
}

/** Only the embedded server keeps the trail, and it says so beside its version; Appwrite says its version alone. */
async function requireAccessLog(): Promise<void> {
  const { keepsAccessLog } = await callBackend<{ keepsAccessLog?: boolean }>('GET', '/health/version');
  if (!keepsAccessLog) throw new AccessLogUnavailable();
}

const [OVERVIEW, LIVE] = accessOverviews;

/** What an entry of the trail says about one record kind, or that the patient was one of many. */
function whatOf(action: string, collection: string, detail: string): string {
  if (action === 'deliver') return LIVE;
  return action === 'list' && detail === OVERVIEW ? OVERVIEW : collection;
}

const fromFormerLog = ({ at, what, viewerId, viewerName }: AccessEntry): TrailEntry => ({
  at,
  action: 'read',
  what,
  actor: viewerId,
  actorName: plainName(viewerName) ?? '',
  isOwn: false,
  role: 'doctor',
  otherName: '',
  device: '',
  detail: '',
});

/** Accesses from before the trail began, in the log that was kept then. */
async function formerEntries(userId: string, since: string): Promise<TrailEntry[]> {
  const queries = [
    Query.equal('userId', userId),
    Query.lessThan('at', since),
    Query.orderDesc('at'),
    Query.limit(MAX_FORMER_ENTRIES),
  ];
  return ((await listOnline(accessEntry.collection, queries)) as unknown as AccessEntry[]).map(fromFormerLog);
}

async function askTrail(): Promise<OwnTrail> {
  try {
    return await callBackend<OwnTrail>('GET', '/maia/audit');
  } catch (error) {
    if (error instanceof BackendRefusal && error.status === UNAUTHORIZED) throw new SessionEnded();
    throw error;
  }
}

/**
 * What the audit trail has about the signed-in user, newest first.
 * @throws SessionEnded or AccessLogUnavailable instead of returning an empty list when the trail is not known
 */
export async function listAccess(): Promise<TrailEntry[]> {
  const userId = useSession.getState().user?.id ?? '';
  const [, signedIn] = await Promise.all([requireAccessLog(), currentUser(connectAccount())]);
  if (signedIn?.id !== userId) throw new SessionEnded();
  const { since, entries } = await askTrail();
  const known = entries.map(({ collection, ...entry }) => ({
    ...entry,
    actorName: plainName(entry.actorName) ?? '',
    otherName: plainName(entry.otherName) ?? '',
    what: whatOf(entry.action, collection, entry.detail),
  }));
  return [...known, ...(await formerEntries(userId, since))];
}

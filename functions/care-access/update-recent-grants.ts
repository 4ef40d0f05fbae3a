import { Query } from 'node-appwrite';
import { toInstant } from '../../src/model/time/instant.ts';
import type { RecordType } from '../../src/model/schema/record.ts';
import { currentDoctors, type DoctorOf } from './assigned-doctor.ts';
import { Failures, type OnFailure } from './failures.ts';
import { PAGE, type Remote } from './remote.ts';
import { personalRecords } from './expected-grants.ts';
import { correctGrants } from './correct-grants.ts';

/** Clients call this right after they push a batch; ten minutes allow for clocks that differ. */
const RECENT_MS = 10 * 60_000;
/** Accounts in one run: their ids fit into one query. */
export const MAX_CALLERS = 50;

async function correctType(
  remote: Remote,
  type: RecordType,
  userIds: readonly string[],
  doctorOf: DoctorOf,
  since: string,
  onFailure: OnFailure,
): Promise<number> {
  const callers = new Set(userIds);
  let written = 0;
  let after: string | undefined;
  for (;;) {
    const page = await remote.list(type.collection, [
      Query.equal('userId', [...userIds]),
      Query.greaterThanEqual('$updatedAt', since),
      ...(after === undefined ? [] : [Query.greaterThan('$id', after)]),
      Query.orderAsc('$id'),
    ]);
    // The backend compares ids without regard to letter case, so it may return another user's documents.
    const matching = page.filter((document) => callers.has(document.userId));
    written += await correctGrants(remote, type, matching, doctorOf, onFailure);
    if (page.length < PAGE) return written;
    after = page.at(-1)?.$id;
  }
}

/**
 * Corrects the grants of the recent documents of these accounts in all collections: one request for each collection,
 * however many accounts there are.
 * @param userIds the callers as authenticated by the backend, never ids from a request body; at most `MAX_CALLERS`
 * @returns how many documents were written
 * @throws AggregateError for the documents that failed, after all others were corrected
 */
export async function updateRecentGrants(remote: Remote, userIds: readonly string[], now: number): Promise<number> {
  const since = toInstant(now - RECENT_MS);
  const failures = new Failures();
  const doctorOf = await currentDoctors(remote, userIds);
  const counts = await Promise.all(
    personalRecords.map((type) => correctType(remote, type, userIds, doctorOf, since, failures.add)),
  );
  failures.throwIfAny();
  return counts.reduce((sum, count) => sum + count, 0);
}

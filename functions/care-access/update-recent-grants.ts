import { Query } from 'node-appwrite';
import { toInstant } from '../../src/model/time/instant.ts';
import type { RecordType } from '../../src/model/schema/record.ts';
import { assignedDoctor } from './assigned-doctor.ts';
import { Failures, type OnFailure } from './failures.ts';
import { PAGE, type Remote } from './remote.ts';
import { personalRecords } from './expected-grants.ts';
import { correctGrants } from './correct-grants.ts';

/** Clients call this right after they push a batch; ten minutes allow for clocks that differ. */
const RECENT_MS = 10 * 60_000;

async function correctType(
  remote: Remote,
  type: RecordType,
  userId: string,
  doctorId: string | null,
  since: string,
  onFailure: OnFailure,
): Promise<number> {
  let written = 0;
  let after: string | undefined;
  for (;;) {
    const page = await remote.list(type.collection, [
      Query.equal('userId', [userId]),
      Query.greaterThanEqual('$updatedAt', since),
      ...(after === undefined ? [] : [Query.greaterThan('$id', after)]),
      Query.orderAsc('$id'),
    ]);
    // The backend compares ids without regard to letter case, so it may return another user's documents.
    const matching = page.filter((document) => document.userId === userId);
    written += await correctGrants(remote, type, matching, () => Promise.resolve(doctorId), onFailure);
    if (page.length < PAGE) return written;
    after = page.at(-1)?.$id;
  }
}

/**
 * Corrects the grants of the caller's recent documents in all collections.
 * @param userId the caller as authenticated by the backend, never an id from the request body
 * @returns how many documents were written
 * @throws AggregateError for the documents that failed, after all others were corrected
 */
export async function updateRecentGrants(remote: Remote, userId: string, now: number): Promise<number> {
  const since = toInstant(now - RECENT_MS);
  const failures = new Failures();
  const doctorId = await assignedDoctor(remote, userId);
  const counts = await Promise.all(
    personalRecords.map((type) => correctType(remote, type, userId, doctorId, since, failures.add)),
  );
  failures.throwIfAny();
  return counts.reduce((sum, count) => sum + count, 0);
}

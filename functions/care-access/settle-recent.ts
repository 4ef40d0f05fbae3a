import { Query } from 'node-appwrite';
import { toInstant } from '../../src/model/instant.ts';
import type { RecordType } from '../../src/model/record.ts';
import { assignedDoctor } from './assigned-doctor.ts';
import { Failures, type OnFailure } from './failures.ts';
import { PAGE, type Remote } from './remote.ts';
import { personalRecords } from './right-grants.ts';
import { setRight } from './set-right.ts';

/** A push batch is asked for at once after its commit; ten minutes allow for clocks that differ. */
const RECENT_MS = 10 * 60_000;
/** A change of doctor in the middle makes another round necessary; the sweep is behind this all the same. */
const MOST_ROUNDS = 3;

async function settleType(
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
    // The backend compares without regard to letter case, and takes another id for hers.
    const own = page.filter((held) => held.userId === userId);
    written += await setRight(remote, type, own, () => Promise.resolve(doctorId), onFailure);
    if (page.length < PAGE) return written;
    after = page.at(-1)?.$id;
  }
}

/**
 * Sets the caller's own recent documents right, in all collections.
 * @param userId the caller as the backend says, never as a body says
 * @returns how many documents were written
 * @throws AggregateError for those that could not be, when all others are
 */
export async function settleRecent(remote: Remote, userId: string, now: number): Promise<number> {
  const since = toInstant(now - RECENT_MS);
  const failures = new Failures();
  let written = 0;
  let doctorId = await assignedDoctor(remote, userId);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const settledFor = doctorId;
    const counts = await Promise.all(
      personalRecords.map((type) => settleType(remote, type, userId, settledFor, since, failures.add)),
    );
    written += counts.reduce((sum, count) => sum + count, 0);
    if (written === 0 || !failures.isEmpty) break;
    doctorId = await assignedDoctor(remote, userId);
    if (doctorId === settledFor) break;
  }
  failures.throwIfAny();
  return written;
}

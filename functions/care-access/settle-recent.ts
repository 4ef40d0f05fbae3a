import { Query } from 'node-appwrite';
import { toInstant } from '../../src/model/instant.ts';
import { rememberingDoctors } from './assigned-doctor.ts';
import { PAGE, type Remote } from './remote.ts';
import { personalRecords } from './right-grants.ts';
import { setRight } from './set-right.ts';

/** A push batch is asked for at once after its commit; ten minutes allow for clocks that differ. */
const RECENT_MS = 10 * 60_000;

/**
 * Sets the caller's own recent documents right, in all collections.
 * @param userId the caller as the backend says, never as a body says
 * @returns how many documents were written
 */
export async function settleRecent(remote: Remote, userId: string, now: number): Promise<number> {
  const doctorOf = rememberingDoctors(remote);
  const settle = async (type: (typeof personalRecords)[number]) => {
    let written = 0;
    let after: string | undefined;
    for (;;) {
      const page = await remote.list(type.collection, [
        Query.equal('userId', [userId]),
        Query.greaterThanEqual('$updatedAt', toInstant(now - RECENT_MS)),
        ...(after === undefined ? [] : [Query.greaterThan('$id', after)]),
        Query.orderAsc('$id'),
      ]);
      written += await setRight(remote, type, page, doctorOf);
      if (page.length < PAGE) return written;
      after = page.at(-1)?.$id;
    }
  };
  const counts = await Promise.all(personalRecords.map(settle));
  return counts.reduce((sum, count) => sum + count, 0);
}

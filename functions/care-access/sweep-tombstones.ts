import { Query } from 'node-appwrite';
import { tombstone } from '../../src/model/records/tombstone.ts';
import { TOMBSTONE_RETENTION_MS } from '../../src/model/records/tombstone-retention.ts';
import { HOUR_MS } from '../../src/model/time/durations.ts';
import { toInstant } from '../../src/model/time/instant.ts';
import type { OnFailure } from './failures.ts';
import { PAGE, type Remote } from './remote.ts';

/** The colon makes the name different from every patient id. */
const STATE = 'run:tombstones';

interface Progress {
  readonly doneAt: string;
}

/**
 * Removes tombstones that the server has had for 180 days, once an hour; what does not fit into a run is left to the
 * next one. The age is that of `$createdAt`: `deletedAt` is the time of a phone, which may have been offline for months
 * after the deletion or have a wrong clock, and `$updatedAt` moves when a doctor gets access.
 * @param endsAt ms since 1970
 * @param now ms since 1970
 * @returns how many were removed
 */
export async function sweepTombstones(
  remote: Remote,
  endsAt: number,
  onFailure: OnFailure,
  now = Date.now(),
): Promise<number> {
  const progress = await remote.recall<Progress>(STATE);
  if (progress && now - Date.parse(progress.doneAt) < HOUR_MS) return 0;
  const limit = toInstant(now - TOMBSTONE_RETENTION_MS);
  let removed = 0;
  try {
    while (Date.now() < endsAt) {
      const page = await remote.list(tombstone.collection, [
        Query.lessThan('$createdAt', limit),
        Query.orderAsc('$createdAt'),
      ]);
      const ids = page.map(({ $id }) => $id);
      if (ids.length > 0) await remote.removeCreatedBefore(tombstone.collection, ids, limit);
      removed += ids.length;
      if (page.length < PAGE) {
        await remote.remember(STATE, { doneAt: toInstant(now) } satisfies Progress);
        break;
      }
    }
  } catch (error) {
    onFailure(tombstone.collection, error);
  }
  return removed;
}

import { liveQuery, type LiveQuery } from '@/db/live-query.ts';
import { recordsHere } from './records-here.ts';
import type { SeenLoss } from './sync-records.ts';

/**
 * A field that was changed on two devices: `kept` stands in the record, `lost` was given up. Shown as
 * "changed on another device" with the old value, until somebody dismisses it.
 */
export type SeenConflict = SeenLoss;
export type { Side } from './sync-records.ts';

/** The conflicts that nobody has dismissed, of one record or of all, the newest first. */
export const liveConflicts = (recordId?: string): LiveQuery<SeenConflict[]> =>
  liveQuery<SeenLoss[], SeenConflict[]>(
    async () => (await recordsHere()).records.losses$(recordId),
    (losses) => losses.toSorted((one, other) => other.noticedAt.localeCompare(one.noticedAt)),
  );

/** It has been seen: it is not shown again. */
export async function dismissConflict(id: string): Promise<void> {
  await (await recordsHere()).records.forgetLoss(id);
}

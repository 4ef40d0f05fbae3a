import { liveQuery, type LiveQuery } from '@/db/queries/live-query.ts';
import { currentSyncRecords } from '@/sync/records/current-sync-records.ts';
import type { StoredFieldLoss } from '@/sync/records/sync-records.ts';

/**
 * A field that was changed on two devices: `kept` is in the record, `lost` was dropped. Shown as "changed on another
 * device" with the old value until the user dismisses it.
 */
export type ConflictNotice = StoredFieldLoss;
export type { Side } from '@/sync/records/sync-records.ts';

/** The conflicts that the user has not dismissed, of one record or of all, the newest first. */
export const liveConflicts = (recordId?: string): LiveQuery<ConflictNotice[]> =>
  liveQuery<StoredFieldLoss[], ConflictNotice[]>(
    async () => (await currentSyncRecords()).records.losses$(recordId),
    (losses) => losses.toSorted((one, other) => other.noticedAt.localeCompare(one.noticedAt)),
  );

export async function dismissConflict(id: string): Promise<void> {
  await (await currentSyncRecords()).records.deleteLoss(id);
}

import { switchMap } from 'rxjs';
import { liveQuery, type LiveQuery } from '@/db/queries/live-query.ts';
import type { LocalRow } from '@/db/store/local-row.ts';
import type { Store } from '@/db/store/open-store.ts';
import type { LocalCollectionName } from '@/model/collections/local-collections.ts';
import { currentSyncRecords } from '@/sync/records/current-sync-records.ts';
import type { StoredRejection } from '@/sync/records/sync-records.ts';

/** Why the server rejected a record, as the message id that the screen shows. */
export type RejectionReason =
  | 'attention.reason.invalid'
  | 'attention.reason.forbidden'
  | 'attention.reason.taken'
  | 'attention.reason.tooLarge'
  | 'attention.reason.file'
  | 'attention.reason.damaged'
  | 'attention.reason.other';

/**
 * A change that the server rejected. It blocks no other change and waits until the user corrects, retries, exports or
 * drops it.
 */
export interface RejectedChange {
  readonly id: string;
  readonly collection: LocalCollectionName;
  readonly kind: string;
  readonly reason: {
    readonly messageId: RejectionReason;
    /** The backend's own type, for example `document_invalid_structure`, and its HTTP status. */
    readonly type: string;
    readonly code: number;
  };
  readonly refusedAt: string;
  readonly attempts: number;
  /** Whether the server has never had the record. */
  readonly isNew: boolean;
  /** The rejected row with edits made on this device since; `_deleted` if it was a deletion. */
  readonly row: LocalRow & { readonly _deleted: boolean };
}

function reasonOf({ type, code }: Pick<StoredRejection, 'type' | 'code'>): RejectionReason {
  if (code === 413 || type === 'storage_invalid_file_size') return 'attention.reason.tooLarge';
  if (type === 'file_damaged') return 'attention.reason.damaged';
  if (type.startsWith('storage_')) return 'attention.reason.file';
  if (code === 401 || code === 403) return 'attention.reason.forbidden';
  if (code === 409) return 'attention.reason.taken';
  if (code === 400 || /invalid|structure/.test(type)) return 'attention.reason.invalid';
  return 'attention.reason.other';
}

const toRejectedChange = ({
  id,
  collection,
  type,
  code,
  refusedAt,
  attempts,
  row,
  base,
}: StoredRejection): RejectedChange => ({
  id,
  collection,
  kind: row.kind ?? collection,
  reason: { messageId: reasonOf({ type, code }), type, code },
  refusedAt,
  attempts,
  isNew: base === undefined,
  row,
});

/**
 * The rejected change with the row of the local store, if there is a readable one: edits since the rejection count.
 * Otherwise with the row as it was rejected.
 */
async function withLocalRow(
  store: Store,
  rejection: StoredRejection,
): Promise<RejectedChange & { readonly isHere: boolean }> {
  const localRow = await (await store.collection(rejection.collection)).findOne(rejection.id).exec();
  const isReadable = localRow !== null && !localRow.get('unreadable');
  const row = isReadable ? { ...(localRow.toMutableJSON() as LocalRow), _deleted: false } : rejection.row;
  return { ...toRejectedChange({ ...rejection, row }), isHere: localRow !== null };
}

/** All rejected changes, the newest first. A corrected one disappears once the server has accepted it. */
export const liveRejectedChanges = (): LiveQuery<RejectedChange[]> =>
  liveQuery<RejectedChange[], RejectedChange[]>(
    async () => {
      const { store, records } = await currentSyncRecords();
      return records.rejections$.pipe(
        switchMap((rejections) => Promise.all(rejections.map((rejection) => withLocalRow(store, rejection)))),
      );
    },
    (rejections) => rejections.toSorted((one, other) => other.refusedAt.localeCompare(one.refusedAt)),
  );

/** One rejected change, and whether its row is still in the store: another device may have deleted it. */
export async function rejectedChangeOf(
  id: string,
): Promise<(RejectedChange & { readonly isHere: boolean }) | undefined> {
  const { store, records } = await currentSyncRecords();
  const rejection = (await records.rejections()).find((each) => each.id === id);
  return rejection && withLocalRow(store, rejection);
}

/** Sends a rejected record again unchanged. To send it corrected, save the record with its own form. */
export async function retryRejectedChange(id: string): Promise<void> {
  // The leader watches the rejections, and sends it.
  await (await currentSyncRecords()).records.requestRetry(id);
}

/**
 * Drops a rejected change: the record returns to the server's last copy, and one that the server never had is deleted.
 * Edits made on this device since stay and are sent. This cannot be undone; export the record before.
 */
export async function dropRejectedChange(id: string): Promise<void> {
  const { store, records } = await currentSyncRecords();
  const rejection = (await records.rejections()).find((each) => each.id === id);
  if (!rejection) return;
  const { discardChange } = await import('@/sync/records/discard-change.ts');
  await discardChange(store, records, rejection);
}

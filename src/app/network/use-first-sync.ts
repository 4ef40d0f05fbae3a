import { isFirstSync, useSyncStatus } from '@/sync/status/use-sync-status.ts';
import { useAfterPaint } from '@/ui/feedback/use-after-paint.ts';

/** Without progress for this long (ms), the first sync counts as stuck. */
const FIRST_SYNC_TIMEOUT_MS = 8_000;

/** Whether records that are missing on this phone may still arrive with the running sync. */
export function useStillFetching(): boolean {
  const isFilling = useSyncStatus(isFirstSync);
  const isFetching = useSyncStatus(({ fetching }) => fetching !== null);
  const isLate = useAfterPaint(false, FIRST_SYNC_TIMEOUT_MS);
  return isFetching || (isFilling && !isLate);
}

/**
 * Whether the list is empty for certain. During the first sync an empty list only means that the records have not arrived
 * yet, and the screen must not say that there are none.
 */
export function useConfirmedEmpty(records: readonly unknown[] | undefined): boolean {
  const isStillFetching = useStillFetching();
  return records?.length === 0 && !isStillFetching;
}

import { isFirstFilling, useSyncStatus } from '@/sync/status.ts';
import { useLate } from '@/ui/use-late.ts';

/** A sync that has said nothing for so long (ms) says nothing more. */
const PATIENCE_MS = 8_000;

/** Whether what this phone does not hold may still be on its way to it. */
export function useStillFetching(): boolean {
  const isFilling = useSyncStatus(isFirstFilling);
  const isFetching = useSyncStatus(({ fetching }) => fetching !== null);
  const isLate = useLate(false, PATIENCE_MS);
  return isFetching || (isFilling && !isLate);
}

/**
 * Whether these records are known to be none: a phone that is still fetching for the first time has not seen hers yet,
 * and would say that what she wrote elsewhere is gone.
 */
export function useNothingYet(records: readonly unknown[] | undefined): boolean {
  const isStillFetching = useStillFetching();
  return records?.length === 0 && !isStillFetching;
}

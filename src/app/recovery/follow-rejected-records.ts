import { liveRejectedChanges } from '@/sync/attention/rejected-changes.ts';
import { useSyncStatus } from '@/sync/status/use-sync-status.ts';
import { useRejectedRecords } from './rejected-records.ts';

/**
 * Keeps `useRejectedRecords` up to date. The rejected changes are read only while the sync status counts any.
 * @returns a function that stops it
 */
export function followRejectedRecords(): () => void {
  let stopReading: (() => void) | undefined;
  const clear = () => {
    stopReading?.();
    stopReading = undefined;
    useRejectedRecords.setState({ ids: new Set() });
  };
  const update = ({ dead }: { dead: number }) => {
    if (dead === 0) return clear();
    stopReading ??= liveRejectedChanges().subscribe((changes) =>
      useRejectedRecords.setState({ ids: new Set(changes.map(({ id }) => id)) }),
    );
  };
  const stopFollowing = useSyncStatus.subscribe(update);
  update(useSyncStatus.getState());
  return () => {
    stopFollowing();
    clear();
  };
}

import { liveLetters } from '@/sync/attention.ts';
import { useSyncStatus } from '@/sync/status.ts';
import { useRefused } from './refused.ts';

/**
 * Keeps the ids of what the server refused, for the rows that show it. The letters are read only while there are some.
 * @returns the call that ends it
 */
export function followRefused(): () => void {
  let stopReading: (() => void) | undefined;
  const forget = () => {
    stopReading?.();
    stopReading = undefined;
    useRefused.setState({ ids: new Set() });
  };
  const look = ({ dead }: { dead: number }) => {
    if (dead === 0) return forget();
    stopReading ??= liveLetters().subscribe((letters) =>
      useRefused.setState({ ids: new Set(letters.map(({ id }) => id)) }),
    );
  };
  const stopFollowing = useSyncStatus.subscribe(look);
  look(useSyncStatus.getState());
  return () => {
    stopFollowing();
    forget();
  };
}

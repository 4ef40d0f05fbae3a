import { useEffect, useState } from 'react';
import { unsentByCollection, type UnsentKind } from '@/db/outbox/unsent-count.ts';
import { useSyncStatus } from '@/sync/status/use-sync-status.ts';

/** Number of unsent rows by kind, counted again after every status change. Undefined before the first count. */
export function useUnsentRows(): readonly [UnsentKind, number][] | undefined {
  const total = useSyncStatus(({ pending, dead, lastSafeCopyAt }) => `${pending} ${dead} ${lastSafeCopyAt}`);
  const [unsent, setUnsent] = useState<readonly [UnsentKind, number][]>();
  useEffect(() => {
    let isCurrent = true;
    unsentByCollection().then(
      (found) => isCurrent && setUnsent(found),
      // If the store cannot be counted, the page reports that in its own section.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [total]);
  return unsent;
}

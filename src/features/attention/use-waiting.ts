import { useEffect, useState } from 'react';
import { waitingByCollection, type WaitingKind } from '@/db/waiting-here.ts';
import { useSyncStatus } from '@/sync/status.ts';

/** What is only on this phone, by kind; counted again whenever the status says that it has changed. Undefined at first. */
export function useWaiting(): readonly [WaitingKind, number][] | undefined {
  const total = useSyncStatus(({ pending, dead, lastSafeCopyAt }) => `${pending} ${dead} ${lastSafeCopyAt}`);
  const [waiting, setWaiting] = useState<readonly [WaitingKind, number][]>();
  useEffect(() => {
    let isCurrent = true;
    waitingByCollection().then(
      (found) => isCurrent && setWaiting(found),
      // A store that cannot be counted now is told by its own line.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [total]);
  return waiting;
}

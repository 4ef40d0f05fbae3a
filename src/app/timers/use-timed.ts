import { useEffect, useState } from 'react';
import { carryOverTimers } from '@/db/records/carry-over-timers.ts';
import { liveRunningTimer } from '@/db/records/running-timers.ts';
import { newestTimed, removeTimed, restoreTimed } from '@/db/records/timed-records.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import type { TimerName } from '@/model/timers/running-timer.ts';
import type { TimedKind, TimedRecord } from '@/model/timers/timed-types.ts';
import { useSession } from '@/sync/session/session.ts';
import { useUndo } from '@/ui/feedback/use-undo.ts';

/** Records that are read: a long labour has about 200 contractions. */
const MOST = 400;

/** What runs and what was recorded; undefined until the store has answered. */
export function useTimed<K extends TimedKind>(name: TimerName, kind: K) {
  const userId = useSession((session) => session.user?.id ?? '');
  const running = useLiveQuery(() => liveRunningTimer(name), `timer ${name} ${userId}`);
  const records = useLiveQuery(() => newestTimed(kind, MOST), `timed ${kind} ${userId}`);
  return { running, records };
}

/**
 * Runs writes of a timer, and says when one could not be saved. `onOpen` runs once, after notes of older versions became
 * records.
 */
export function useTimerWrites(onOpen: () => Promise<void>) {
  const [hasFailed, setFailed] = useState(false);
  const write = (run: () => Promise<unknown>) => {
    void run().then(
      () => setFailed(false),
      () => setFailed(true),
    );
  };
  useEffect(() => {
    // A failure is not the user's: the next start of the page tries again.
    void carryOverTimers()
      .then(onOpen)
      .catch(() => undefined);
  }, [onOpen]);
  return { hasFailed, write };
}

/** Deletes records at once and offers to restore them. */
export function useTimedDeletion<K extends TimedKind>(kind: K, write: (run: () => Promise<unknown>) => void) {
  const { gone, start, undo } = useUndo<readonly TimedRecord<K>[]>((records) =>
    write(() => Promise.all(records.map((record) => restoreTimed(kind, record)))),
  );
  const remove = (records: readonly TimedRecord<K>[]) =>
    write(async () => {
      await Promise.all(records.map(({ id }) => removeTimed(id)));
      start(records);
    });
  return { gone, undo, remove };
}

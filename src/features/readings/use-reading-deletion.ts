import { useCallback, useState } from 'react';
import type { Reading } from '@/model/reading.ts';
import { useUndo } from '@/ui/use-undo.ts';
import { forgetSaved, useEntry } from './entry-state.ts';

/** Loaded late, because it brings every record type. The form of the same page has fetched it by then. */
const writes = () => import('@/db/readings.ts');

/**
 * Deleting with undo: the record goes at once; undo makes it again. The row stays until the phone has kept the
 * deletion, so that no row is seen to go that a closed page would bring back.
 */
export function useReadingDeletion() {
  const [hasFailed, setFailed] = useState(false);
  const failed = useCallback(() => setFailed(true), []);
  const { gone, start, undo } = useUndo<Reading>((reading) => {
    writes()
      .then(({ restoreReading }) => restoreReading(reading))
      .catch(failed);
  });
  const remove = useCallback(
    (reading: Reading) => {
      setFailed(false);
      writes()
        .then(({ removeReading }) => removeReading(reading.id))
        .then(() => {
          // What it meant goes with it: the answer to a reading just saved does not wait for the live query.
          if (useEntry.getState().saved?.id === reading.id) forgetSaved();
          start(reading);
        })
        .catch(failed);
    },
    [start, failed],
  );
  return { gone, hasFailed, undo, remove };
}

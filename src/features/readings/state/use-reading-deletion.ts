import { useCallback, useState } from 'react';
import type { Reading } from '@/model/records/reading.ts';
import { useUndo } from '@/ui/feedback/use-undo.ts';
import { forgetSaved, useEntry } from './entry-state.ts';

/** Loaded late, because it imports every record type. The form of the same page has loaded it by then. */
const writes = () => import('@/db/records/readings.ts');

/**
 * Deletes at once; undo adds the reading again. The row stays until the deletion is stored, so that a row that
 * disappeared does not come back when the page is closed too early.
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
          // Remove the answer too: the answer to a reading just saved does not come from the live query.
          if (useEntry.getState().saved?.id === reading.id) forgetSaved();
          start(reading);
        })
        .catch(failed);
    },
    [start, failed],
  );
  return { gone, hasFailed, undo, remove };
}

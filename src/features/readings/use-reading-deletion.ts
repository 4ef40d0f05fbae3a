import { useState } from 'react';
import type { Reading } from '@/model/reading.ts';
import { useUndo } from '@/ui/use-undo.ts';

/** Loaded late, because it brings every record type. The form of the same page has fetched it by then. */
const writes = () => import('@/db/readings.ts');

/** Deleting with undo: the record goes at once; undo makes it again. A failure brings the row back. */
export function useReadingDeletion() {
  const [hasFailed, setFailed] = useState(false);
  const failed = () => setFailed(true);
  const { gone, start, undo, forget } = useUndo<Reading>((reading) => {
    writes()
      .then(({ restoreReading }) => restoreReading(reading))
      .catch(failed);
  });
  return {
    gone,
    hasFailed,
    undo,
    remove: (reading: Reading) => {
      setFailed(false);
      start(reading);
      writes()
        .then(({ removeReading }) => removeReading(reading.id))
        .catch(() => {
          forget();
          failed();
        });
    },
    /** The readings without the one that goes, also before the store has said so. */
    without: (readings: readonly Reading[]) => readings.filter((reading) => reading.id !== gone?.id),
  };
}

import { useState } from 'react';
import { removeReading, restoreReading } from '@/db/readings.ts';
import type { Reading } from '@/model/reading.ts';
import { useUndo } from '@/ui/use-undo.ts';

/** Deleting with undo: the record goes at once; undo makes it again. A failure brings the row back. */
export function useReadingDeletion() {
  const [hasFailed, setFailed] = useState(false);
  const failed = () => setFailed(true);
  const { gone, start, undo, forget } = useUndo<Reading>((reading) => void restoreReading(reading).catch(failed));
  return {
    gone,
    hasFailed,
    undo,
    remove: (reading: Reading) => {
      setFailed(false);
      start(reading);
      removeReading(reading.id).catch(() => {
        forget();
        failed();
      });
    },
    /** The readings without the one that goes, also before the store has said so. */
    without: (readings: readonly Reading[]) => readings.filter((reading) => reading.id !== gone?.id),
  };
}

import { useState } from 'react';
import type { Reading } from '@/model/reading.ts';
import { useUndo } from '@/ui/use-undo.ts';

/** Deleting with undo: the row is gone at once, the record when the undo time is over. A failure brings the row back. */
export function useReadingDeletion() {
  const [hasFailed, setFailed] = useState(false);
  const { pending, start, undo } = useUndo<Reading>((reading) => {
    // Late, because it brings every record type; the form beside the list has loaded it.
    import('@/db/readings.ts').then(({ removeReading }) => removeReading(reading.id)).catch(() => setFailed(true));
  });
  return {
    pending,
    hasFailed,
    undo,
    remove: (reading: Reading) => {
      setFailed(false);
      start(reading);
    },
    /** The readings without the one that is about to go. */
    without: (readings: readonly Reading[]) => readings.filter((reading) => reading.id !== pending?.id),
  };
}

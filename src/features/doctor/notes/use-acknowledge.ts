import { useCallback, useState } from 'react';
import type { OpenAlert } from '@/clinical/care/open-alerts.ts';
import { useWriteNote } from './use-write-note.ts';

/** The state of a note that is being saved or could not be saved. */
export type AcknowledgeState = 'pending' | 'failed';

/**
 * Saves that alerts were seen; the patient reads who saw them and when. One hook serves a whole list; the states are
 * keyed by reading id.
 */
export function useAcknowledge(doctorId: string) {
  const { mutateAsync } = useWriteNote(doctorId);
  const [states, setStates] = useState<ReadonlyMap<string, AcknowledgeState>>(new Map());
  const acknowledge = useCallback(
    ({ reading, tier }: OpenAlert) => {
      const setState = (state: AcknowledgeState | null) =>
        setStates((before) => {
          const after = new Map(before);
          if (state) after.set(reading.id, state);
          else after.delete(reading.id);
          return after;
        });
      setState('pending');
      mutateAsync({ userId: reading.userId, entry: 'seen', readingId: reading.id, tier }).then(
        () => setState(null),
        () => setState('failed'),
      );
    },
    [mutateAsync],
  );
  return { acknowledge, states };
}

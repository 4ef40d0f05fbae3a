import { useCallback, useState } from 'react';
import type { OpenAlert } from '@/clinical/inbox.ts';
import { useWriteNote } from './use-write-note.ts';

/** A note that is on its way, or that could not be saved. */
export type Noting = 'pending' | 'failed';

/** Notes that alerts were seen; the patient reads who saw it and when. One for a whole list: by the id of the reading. */
export function useAcknowledge(doctorId: string) {
  const { mutateAsync } = useWriteNote(doctorId);
  const [notings, setNotings] = useState<ReadonlyMap<string, Noting>>(new Map());
  const acknowledge = useCallback(
    ({ reading, tier }: OpenAlert) => {
      const become = (noting: Noting | null) =>
        setNotings((before) => {
          const after = new Map(before);
          if (noting) after.set(reading.id, noting);
          else after.delete(reading.id);
          return after;
        });
      become('pending');
      mutateAsync({ userId: reading.userId, entry: 'seen', readingId: reading.id, tier }).then(
        () => become(null),
        () => become('failed'),
      );
    },
    [mutateAsync],
  );
  return { acknowledge, notings };
}

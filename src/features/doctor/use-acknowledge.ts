import type { OpenAlert } from '@/clinical/inbox.ts';
import { useWriteNote } from './use-write-note.ts';

/** Notes that an alert was seen; the patient reads who saw it and when. */
export function useAcknowledge(doctorId: string) {
  const { mutate, isPending, isError } = useWriteNote(doctorId);
  return {
    acknowledge: ({ reading, tier }: OpenAlert) =>
      mutate({ userId: reading.userId, entry: 'seen', readingId: reading.id, tier }),
    isPending,
    isError,
  };
}

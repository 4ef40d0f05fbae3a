import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { WrittenNote } from '@/sync/online/care-notes.ts';
import { useSession } from '@/sync/session.ts';
import { addToAnswer } from './add-to-answer.ts';
import { careNotesQuery, patientNotesQuery } from './patient-queries.ts';

/** Writes a note about a patient; what was written stands in the lists at once. Needs a network: nothing is queued. */
export function useWriteNote(doctorId: string) {
  const client = useQueryClient();
  const name = useSession(({ user }) => user?.name ?? '');
  return useMutation({
    // A paused write would be sent hours later, as if it had just been said.
    networkMode: 'always',
    mutationFn: async (note: Omit<WrittenNote, 'senderName'>) => {
      const { writeCareNote } = await import('@/sync/online/care-notes.ts');
      return writeCareNote(doctorId, { ...note, senderName: name });
    },
    onSuccess: (written) =>
      Promise.all([
        addToAnswer(client, careNotesQuery(doctorId), written),
        addToAnswer(client, patientNotesQuery(doctorId, written.userId), written),
      ]),
  });
}

import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { CareNote } from '@/model/care-note.ts';
import { writeCareNote, type WrittenNote } from '@/sync/online/care-notes.ts';
import { useSession } from '@/sync/session.ts';
import { careNotesQuery, patientNotesQuery } from './patient-queries.ts';

/** Writes a note about a patient; what was written stands in the lists at once. Needs a network: nothing is queued. */
export function useWriteNote(doctorId: string) {
  const client = useQueryClient();
  const name = useSession(({ user }) => user?.name ?? '');
  return useMutation({
    // A paused write would be sent hours later, as if it had just been said.
    networkMode: 'always',
    mutationFn: (note: Omit<WrittenNote, 'senderName'>) => writeCareNote(doctorId, { ...note, senderName: name }),
    onSuccess(written) {
      const add = (key: QueryKey) =>
        client.setQueryData<readonly CareNote[]>(key, (notes) => notes && [written, ...notes]);
      add(careNotesQuery(doctorId).queryKey);
      add(patientNotesQuery(doctorId, written.userId).queryKey);
    },
  });
}

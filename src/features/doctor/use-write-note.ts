import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newId } from '@/db/new-id.ts';
import type { WrittenNote } from '@/sync/online/care-notes.ts';
import { useSession } from '@/sync/session.ts';
import { addToAnswer } from './add-to-answer.ts';
import { careNotesQuery, patientNotesQuery } from './patient-queries.ts';

/** Writes a note about a patient; what was written stands in the lists at once. Needs a network: nothing is queued. */
export function useWriteNote(doctorId: string) {
  const client = useQueryClient();
  const name = useSession(({ user }) => user?.name ?? '');
  // By what they say: a try whose answer was lost may have written its note, and the same words again are the same note.
  const [ids] = useState(() => new Map<string, string>());
  return useMutation({
    // A paused write would be sent hours later, as if it had just been said.
    networkMode: 'always',
    mutationFn: async (note: Omit<WrittenNote, 'senderName'>) => {
      const { writeCareNote } = await import('@/sync/online/care-notes.ts');
      const words = JSON.stringify(note);
      const id = ids.get(words) ?? newId();
      ids.set(words, id);
      const written = await writeCareNote(doctorId, id, { ...note, senderName: name });
      ids.delete(words);
      return written;
    },
    onSuccess: (written) =>
      Promise.all([
        addToAnswer(client, careNotesQuery(doctorId), written),
        addToAnswer(client, patientNotesQuery(doctorId, written.userId), written),
      ]),
  });
}

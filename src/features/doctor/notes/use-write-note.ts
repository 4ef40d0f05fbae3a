import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newId } from '@/db/store/new-id.ts';
import type { WrittenNote } from '@/sync/api/doctor/care-notes.ts';
import { readSessionUser } from '@/sync/session/session.ts';
import { addToQueryData } from './add-to-query-data.ts';
import { careNotesQuery, patientNotesQuery } from '@/features/doctor/queries/patient-queries.ts';

/** Saves a note about a patient and adds it to the cached lists at once. Needs a network: notes are not queued. */
export function useWriteNote(doctorId: string) {
  const client = useQueryClient();
  // Idempotency ids by note content: if the response of a first try was lost, the note may exist already, and a retry
  // with the same content must reuse its id.
  const [ids] = useState(() => new Map<string, string>());
  return useMutation({
    // Do not pause without a network: a paused write would be sent hours later with a wrong time.
    networkMode: 'always',
    mutationFn: async (note: Omit<WrittenNote, 'senderName'>) => {
      const { writeCareNote } = await import('@/sync/api/doctor/care-notes.ts');
      const name = (await readSessionUser())?.name ?? '';
      const words = JSON.stringify(note);
      const id = ids.get(words) ?? newId();
      ids.set(words, id);
      const written = await writeCareNote(doctorId, id, { ...note, senderName: name });
      ids.delete(words);
      return written;
    },
    onSuccess: (written) =>
      Promise.all([
        addToQueryData(client, careNotesQuery(doctorId), written),
        addToQueryData(client, patientNotesQuery(doctorId, written.userId), written),
      ]),
  });
}

import { Query } from 'appwrite';
import { careNote, type CareNote } from '@/model/care-note.ts';
import { toInstant } from '@/model/instant.ts';
import { accept } from '@/model/record.ts';
import { confirmIfEmpty, createDocument } from './documents.ts';
import { listGenuine } from './genuine-documents.ts';
import { listForDoctor } from './list-for-doctor.ts';
import { MOST_DATED } from './list-sizes.ts';
import { isNoteFor, toCareNotes } from './patient-documents.ts';

/** What was noted about all patients as long as a reading can stand in the list, and every limit this doctor has set. */
export const careNotesOfPatients = async (doctorId: string): Promise<CareNote[]> =>
  toCareNotes(await listForDoctor(doctorId, 'notes'), doctorId);

/** The newest 100 notes about one patient. */
export async function careNotesOf(doctorId: string, userId: string): Promise<CareNote[]> {
  const isSeen = isNoteFor(doctorId);
  const { documents } = await listGenuine(careNote.collection, {
    queries: [Query.equal('userId', userId), Query.orderDesc('recordedAt')],
    limit: MOST_DATED,
    isGenuine: (document) => document.userId === userId && isSeen(document),
  });
  await confirmIfEmpty([documents], doctorId);
  return toCareNotes(documents, doctorId);
}

/** What a doctor writes about a patient of hers. */
export type WrittenNote = Omit<CareNote, 'id' | 'recordedDesc' | 'doctorId' | 'senderId' | 'recordedAt'>;

/** Writes a note in this doctor's name, once under this id; care-access lets the patient read it. @throws InvalidRecord */
export async function writeCareNote(doctorId: string, id: string, note: WrittenNote): Promise<CareNote> {
  const recordedAt = toInstant(Date.now());
  const values = accept(careNote, { ...note, doctorId, senderId: doctorId, recordedAt });
  const created = await createDocument(careNote, doctorId, id, values);
  return { ...values, id: created.$id, recordedDesc: 0, ...toCareNotes([created], doctorId)[0] };
}

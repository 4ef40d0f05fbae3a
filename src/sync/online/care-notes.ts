import { Query } from 'appwrite';
import { careNote, type CareNote } from '@/model/care-note.ts';
import { toInstant } from '@/model/instant.ts';
import { accept } from '@/model/record.ts';
import { confirmIfEmpty, createDocument } from './documents.ts';
import { listGenuine } from './genuine-documents.ts';
import { listForDoctor } from './list-for-doctor.ts';
import { MOST_DATED } from './list-sizes.ts';
import { isNoteFor, toCareNotes, type RemoteDocument } from './patient-documents.ts';

/** What was noted about all patients as long as a reading can stand in the list, and every limit this doctor has set. */
export const careNotesOfPatients = async (doctorId: string): Promise<CareNote[]> =>
  toCareNotes(await listForDoctor(doctorId, 'notes'), doctorId);

/** The newest 100 notes about one patient, and the limits that hold for her where they lie before all of these. */
export async function careNotesOf(doctorId: string, userId: string): Promise<CareNote[]> {
  const isNote = isNoteFor(doctorId);
  const newest = async (limit: number, isAsked: (document: RemoteDocument) => boolean, ...queries: string[]) => {
    const { documents } = await listGenuine(careNote.collection, {
      queries: [Query.equal('userId', userId), ...queries, Query.orderDesc('recordedAt')],
      limit,
      isGenuine: (document) => document.userId === userId && isNote(document) && isAsked(document),
    });
    return documents;
  };
  const notes = await newest(MOST_DATED, () => true);
  await confirmIfEmpty([notes], doctorId);
  const isLimits = (document: RemoteDocument) => document.entry === 'limits' && document.senderId === doctorId;
  if (notes.length < MOST_DATED || notes.some(isLimits)) return toCareNotes(notes, doctorId);
  const limits = await newest(1, isLimits, Query.equal('entry', 'limits'));
  return toCareNotes([...notes, ...limits], doctorId);
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

import { Query } from 'appwrite';
import { careNote, type CareNote } from '@/model/care-note.ts';
import { toInstant } from '@/model/instant.ts';
import { accept } from '@/model/record.ts';
import { createDocument, listDocuments } from './documents.ts';
import { toCareNotes } from './patient-documents.ts';
import { LIST_DAYS } from './patient-readings.ts';

const MOST_IN_LIST = 5000;
const MOST_OF_ONE = 100;
const DAY_MS = 86_400_000;

/** What was noted about all patients as long as a reading can stand in the list, and every limit this doctor has set. */
export async function careNotesOfPatients(doctorId: string, now = Date.now()): Promise<CareNote[]> {
  const recent = Query.greaterThanEqual('recordedAt', toInstant(now - LIST_DAYS * DAY_MS));
  const limits = Query.equal('entry', 'limits');
  const queries = [Query.or([recent, limits]), Query.orderDesc('recordedAt'), Query.limit(MOST_IN_LIST)];
  return toCareNotes(await listDocuments(careNote.collection, queries), doctorId);
}

/** The newest 100 notes about one patient. */
export async function careNotesOf(doctorId: string, userId: string): Promise<CareNote[]> {
  const queries = [Query.equal('userId', userId), Query.orderDesc('recordedAt'), Query.limit(MOST_OF_ONE)];
  return toCareNotes(await listDocuments(careNote.collection, queries), doctorId);
}

/** What a doctor writes about a patient of hers. */
export type WrittenNote = Omit<CareNote, 'id' | 'recordedDesc' | 'doctorId' | 'senderId' | 'recordedAt'>;

/** Writes a note in this doctor's name; care-access lets the patient read it. @throws InvalidRecord */
export async function writeCareNote(doctorId: string, note: WrittenNote): Promise<CareNote> {
  const recordedAt = toInstant(Date.now());
  const values = accept(careNote, { ...note, doctorId, senderId: doctorId, recordedAt });
  const created = await createDocument(careNote, doctorId, values);
  return { ...values, id: created.$id, recordedDesc: toCareNotes([created], doctorId)[0]?.recordedDesc ?? 0 };
}

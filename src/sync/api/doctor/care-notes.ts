import { Query } from 'appwrite';
import { careNote, type CareNote } from '@/model/records/care-note.ts';
import { toInstant } from '@/model/time/instant.ts';
import { accept } from '@/model/schema/record.ts';
import { confirmIfEmpty, createDocument } from '@/sync/api/documents/documents.ts';
import { listVerified } from '@/sync/api/documents/verified-documents.ts';
import { listForDoctor } from './doctor-list-query.ts';
import { MAX_DATED } from './list-limits.ts';
import { isNoteFor, toCareNotes, type PatientRemoteDocument } from '@/sync/api/documents/patient-documents.ts';

/** The notes about all patients of the days that the list covers, every limit this doctor has set, and all of open alarms. */
export const careNotesOfPatients = async (doctorId: string): Promise<CareNote[]> =>
  toCareNotes(await listForDoctor(doctorId, 'notes'), doctorId);

/** Open alarms of one patient, and notes of those that are older than the newest notes. */
const [MAX_OPEN, MAX_OLDER] = [100, 500];

/**
 * The newest 100 notes about one patient; and, where they are older than all of these, the current limits and the notes of
 * alarms that may be open.
 */
export async function careNotesOf(doctorId: string, userId: string): Promise<CareNote[]> {
  const isNote = isNoteFor(doctorId);
  const newest = async (limit: number, matches: (document: PatientRemoteDocument) => boolean, ...queries: string[]) => {
    const { documents } = await listVerified(careNote.collection, {
      queries: [Query.equal('userId', userId), ...queries, Query.orderDesc('recordedAt')],
      limit,
      isGenuine: (document) => document.userId === userId && isNote(document) && matches(document),
    });
    return documents;
  };
  const notes = await newest(MAX_DATED, () => true);
  await confirmIfEmpty([notes], doctorId);
  if (notes.length < MAX_DATED) return toCareNotes(notes, doctorId);
  const isOpened = ({ entry }: PatientRemoteDocument) => entry === 'opened';
  const mayBeOpen = [Query.equal('entry', 'opened'), Query.isNull('caseClosedAt')];
  const opened = await newest(MAX_OPEN, isOpened, ...mayBeOpen);
  const known = new Set(notes.map(({ $id }) => $id));
  const older = [...new Set(opened.filter(({ $id }) => !known.has($id)).map(({ episodeId }) => String(episodeId)))];
  const ofOlder = older.length > 0 ? await newest(MAX_OLDER, () => true, Query.equal('episodeId', older)) : [];
  const isLimits = (document: PatientRemoteDocument) => document.entry === 'limits';
  const limits = notes.some(isLimits) ? [] : await newest(1, isLimits, Query.equal('entry', 'limits'));
  const all = new Map([...notes, ...ofOlder, ...limits].map((note) => [note.$id, note]));
  const newestFirst = [...all.values()].sort((a, b) => (String(a.recordedAt) > String(b.recordedAt) ? -1 : 1));
  return toCareNotes(newestFirst, doctorId);
}

/** The fields of a note that the doctor enters. */
export type WrittenNote = Omit<CareNote, 'id' | 'recordedDesc' | 'doctorId' | 'senderId' | 'recordedAt'>;

/**
 * Writes a note as this doctor, only once for an id; the care-access function lets the patient read it. @throws
 * InvalidRecord
 */
export async function writeCareNote(doctorId: string, id: string, note: WrittenNote): Promise<CareNote> {
  const recordedAt = toInstant(Date.now());
  const values = accept(careNote, { ...note, doctorId, senderId: doctorId, recordedAt });
  const created = await createDocument(careNote, doctorId, id, values);
  return { ...values, id: created.$id, recordedDesc: 0, ...toCareNotes([created], doctorId)[0] };
}

import { inChunks } from '@/db/scheduling/in-chunks.ts';
import { doctorLists, type DoctorList } from './doctor-lists.ts';
import { listDocuments } from '@/sync/api/documents/documents.ts';
import { takePrefetched } from './prefetched-lists.ts';
import type { PatientRemoteDocument } from '@/sync/api/documents/patient-documents.ts';

/** One of a doctor's lists: the prefetched response if there is one, else a new request. */
export async function listForDoctor(
  doctorId: string,
  list: DoctorList,
  now: number = Date.now(),
): Promise<readonly PatientRemoteDocument[]> {
  const prefetched = await takePrefetched(doctorId, list, now)?.catch(() => undefined);
  if (prefetched) return prefetched;
  const { collection, queries } = doctorLists(doctorId, now)[list];
  return listDocuments(collection, [...queries]);
}

/** The number of documents in one chunk. */
const CHUNK = 16;

function* readChunks<T>(
  documents: readonly PatientRemoteDocument[],
  read: (some: readonly PatientRemoteDocument[]) => T[],
) {
  const all: T[] = [];
  for (let at = 0; at < documents.length; at += CHUNK) {
    for (const each of read(documents.slice(at, at + CHUNK))) all.push(each);
    yield;
  }
  return all;
}

/** Maps documents in chunks: 5000 at once would delay the next keystroke. */
export const readInChunks = async <T>(
  documents: readonly PatientRemoteDocument[],
  read: (some: readonly PatientRemoteDocument[]) => T[],
): Promise<T[]> => (await inChunks(readChunks(documents, read))) ?? [];

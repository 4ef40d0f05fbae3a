import { inChunks } from '@/db/scheduling/in-chunks.ts';
import { doctorLists, type DoctorList } from './doctor-lists.ts';
import { knownPatientIds } from './known-patients.ts';
import { listDocuments } from '@/sync/api/documents/documents.ts';
import { takePrefetched } from './prefetched-lists.ts';
import { idsIn, listRecords, type Ask } from './record-list.ts';
import type { PatientRemoteDocument } from '@/sync/api/documents/patient-documents.ts';

type Answer = Promise<readonly PatientRemoteDocument[]>;

const ask: Ask = ({ collection, queries }) => listDocuments(collection, [...queries]);

/**
 * The queries of one refetch share an answer this young (ms). It must be shorter than the pause between an event and the
 * refetch, so that the answer is not older than the event of a new patient.
 */
const SHARED_MS = 250;
interface SharedAnswer {
  readonly doctorId: string;
  readonly at: number;
  readonly answer: Answer;
  /** Each list uses an answer once: when it asks again, it wants a newer one. */
  readonly usedBy: Set<DoctorList>;
}
let shared: SharedAnswer | undefined;

function currentPatients(doctorId: string, list: DoctorList): Answer {
  const at = performance.now();
  const isUsable = shared?.doctorId === doctorId && at - shared.at < SHARED_MS && !shared.usedBy.has(list);
  if (!shared || !isUsable) shared = { doctorId, at, answer: ask(doctorLists(doctorId).patients), usedBy: new Set() };
  shared.usedBy.add(list);
  return shared.answer;
}

/** One of a doctor's lists: the prefetched response if there is one, else a new request. */
export async function listForDoctor(
  doctorId: string,
  list: DoctorList,
  now: number = Date.now(),
): Promise<readonly PatientRemoteDocument[]> {
  const prefetched = await takePrefetched(doctorId, list, now)?.catch(() => undefined);
  if (prefetched) return prefetched;
  if (list === 'patients') return currentPatients(doctorId, list);
  if (list === 'unread') return ask(doctorLists(doctorId).unread);
  const ids = { known: knownPatientIds(doctorId), current: idsIn(currentPatients(doctorId, list)) };
  return listRecords(ask, list, ids, now);
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

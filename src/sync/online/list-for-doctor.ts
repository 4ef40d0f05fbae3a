import { inSlices } from '@/db/in-slices.ts';
import { doctorLists, type DoctorList } from './doctor-lists.ts';
import { listDocuments } from './documents.ts';
import { takeEarly } from './early-lists.ts';
import type { RemoteDocument } from './patient-documents.ts';

/** One of a doctor's lists: what was asked for early, else asked for now. */
export async function listForDoctor(
  doctorId: string,
  list: DoctorList,
  now: number = Date.now(),
): Promise<readonly RemoteDocument[]> {
  const early = await takeEarly(doctorId, list, now)?.catch(() => undefined);
  if (early) return early;
  const { collection, queries } = doctorLists(doctorId, now)[list];
  return listDocuments(collection, [...queries]);
}

/** So many documents are read at once. */
const PIECE = 16;

function* readPieces<T>(documents: readonly RemoteDocument[], read: (some: readonly RemoteDocument[]) => T[]) {
  const all: T[] = [];
  for (let at = 0; at < documents.length; at += PIECE) {
    for (const each of read(documents.slice(at, at + PIECE))) all.push(each);
    yield;
  }
  return all;
}

/** What `read` makes of these documents, a slice at a time: of 5000 it would hold up a letter that is typed. */
export const readInSlices = async <T>(
  documents: readonly RemoteDocument[],
  read: (some: readonly RemoteDocument[]) => T[],
): Promise<T[]> => (await inSlices(readPieces(documents, read))) ?? [];

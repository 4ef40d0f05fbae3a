import { Query } from 'appwrite';
import { readingTypes, type Reading, type ReadingKind } from '@/model/reading.ts';
import { confirmIfEmpty, listDocuments } from './documents.ts';
import { listForDoctor, readInSlices } from './list-for-doctor.ts';
import { newestFirst, toReadings, type RemoteDocument } from './patient-documents.ts';

/** Dated records of one patient on her page (spec section 9). */
const MOST_DATED = 100;

const kinds = Object.keys(readingTypes) as ReadingKind[];

const readingsFrom = async (
  doctorId: string,
  list: (kind: ReadingKind) => Promise<readonly RemoteDocument[]>,
): Promise<Reading[]> => {
  const lists = await Promise.all(kinds.map(list));
  await confirmIfEmpty(lists, doctorId);
  const readings = await Promise.all(
    kinds.map((kind, index) => readInSlices(lists[index] ?? [], (some) => toReadings(kind, some))),
  );
  return readings.flat().sort(newestFirst);
};

/** The newest 100 readings of each kind of one patient, newest first. */
export const patientReadings = (doctorId: string, userId: string): Promise<Reading[]> =>
  readingsFrom(doctorId, (kind) =>
    listDocuments(readingTypes[kind].collection, [
      Query.equal('userId', userId),
      Query.limit(MOST_DATED),
      Query.orderDesc('recordedAt'),
    ]),
  );

/** What all patients measured in the last 14 days, newest first, in one request for each kind of reading. */
export const readingsOfPatients = (doctorId: string): Promise<Reading[]> =>
  readingsFrom(doctorId, (kind) => listForDoctor(doctorId, kind));

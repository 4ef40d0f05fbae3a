import { Query } from 'appwrite';
import { toInstant } from '@/model/instant.ts';
import { readingTypes, type Reading, type ReadingKind } from '@/model/reading.ts';
import { confirmIfEmpty, listDocuments } from './documents.ts';
import { newestFirst, toReadings } from './patient-documents.ts';

/** Dated records of one patient on her page (spec section 9). */
const MOST_DATED = 100;
/** Readings of all patients in one answer; the newest come first, so that only the oldest are left out. */
const MOST_IN_LIST = 5000;
/** How far back the list looks, in days. The longest pattern of a rule looks back 14. */
export const LIST_DAYS = 14;
const DAY_MS = 86_400_000;

const kinds = Object.keys(readingTypes) as ReadingKind[];

const readingsWhere = async (doctorId: string, ...queries: string[]): Promise<Reading[]> => {
  const newest = [...queries, Query.orderDesc('recordedAt')];
  const lists = await Promise.all(kinds.map((kind) => listDocuments(readingTypes[kind].collection, newest)));
  await confirmIfEmpty(lists, doctorId);
  return kinds.flatMap((kind, index) => toReadings(kind, lists[index] ?? [])).sort(newestFirst);
};

/** The newest 100 readings of each kind of one patient, newest first. */
export const patientReadings = (doctorId: string, userId: string): Promise<Reading[]> =>
  readingsWhere(doctorId, Query.equal('userId', userId), Query.limit(MOST_DATED));

/** What all patients measured in the last 14 days, newest first, in one request for each kind of reading. */
export const readingsOfPatients = (doctorId: string, now = Date.now()): Promise<Reading[]> =>
  readingsWhere(
    doctorId,
    Query.greaterThanEqual('recordedAt', toInstant(now - LIST_DAYS * DAY_MS)),
    Query.limit(MOST_IN_LIST),
  );

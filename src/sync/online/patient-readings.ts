import { Query } from 'appwrite';
import { readingTypes, type Reading, type ReadingKind, type WeightReading } from '@/model/reading.ts';
import { confirmIfEmpty, listDocuments } from './documents.ts';
import { listForDoctor, readInSlices } from './list-for-doctor.ts';
import { MOST_DATED, MOST_IN_REPORT } from './list-sizes.ts';
import { newestFirst, toReadings, type RemoteDocument } from './patient-documents.ts';

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

export interface ReadingsOfDays {
  /** Newest first. */
  readonly readings: readonly Reading[];
  /** Kinds whose list came back full, with the instant of its oldest reading: before it there may be more. */
  readonly cutAt: Readonly<Partial<Record<ReadingKind, string>>>;
}

/** Everything one patient measured since an instant: a report speaks of all of its days, not of the newest hundred readings. */
export async function patientReadingsSince(doctorId: string, userId: string, since: string): Promise<ReadingsOfDays> {
  const cutAt: Partial<Record<ReadingKind, string>> = {};
  const readings = await readingsFrom(doctorId, async (kind) => {
    const list = await listDocuments(readingTypes[kind].collection, [
      Query.equal('userId', userId),
      Query.greaterThanEqual('recordedAt', since),
      Query.orderDesc('recordedAt'),
      Query.limit(MOST_IN_REPORT),
    ]);
    if (list.length >= MOST_IN_REPORT) cutAt[kind] = String(list.at(-1)?.['recordedAt']);
    return list;
  });
  // The server compares ids without regard to letter case.
  return { readings: readings.filter((reading) => reading.userId === userId), cutAt };
}

/** The earliest weights of one patient since an instant, the first alone counts; a few, should one not be hers. */
const EARLIEST = 10;

/** Her first weights since an instant, the earliest first: what the gain of a pregnancy is counted from (clinical rules 3.2). */
export async function firstWeights(doctorId: string, userId: string, since: string): Promise<WeightReading[]> {
  const list = await listDocuments(readingTypes.weight.collection, [
    Query.equal('userId', userId),
    Query.greaterThanEqual('recordedAt', since),
    Query.orderAsc('recordedAt'),
    Query.limit(EARLIEST),
  ]);
  await confirmIfEmpty([list], doctorId);
  return toReadings('weight', list).filter(
    (reading): reading is WeightReading => reading.kind === 'weight' && reading.userId === userId,
  );
}

/** What all patients measured in the last 14 days, newest first, in one request for each kind of reading. */
export const readingsOfPatients = (doctorId: string): Promise<Reading[]> =>
  readingsFrom(doctorId, (kind) => listForDoctor(doctorId, kind));

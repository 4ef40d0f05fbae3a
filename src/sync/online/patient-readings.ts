import { Query } from 'appwrite';
import { readingTypes, type Reading, type ReadingKind, type WeightReading } from '@/model/reading.ts';
import { confirmIfEmpty } from './documents.ts';
import { listGenuine } from './genuine-documents.ts';
import { listForDoctor, readInSlices } from './list-for-doctor.ts';
import { MOST_DATED, MOST_IN_REPORT } from './list-sizes.ts';
import { isOwnOf, newestFirst, toReadings, type RemoteDocument } from './patient-documents.ts';

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
  readingsFrom(doctorId, async (kind) => {
    const { documents } = await listGenuine(readingTypes[kind].collection, {
      queries: [Query.equal('userId', userId), Query.orderDesc('recordedAt')],
      limit: MOST_DATED,
      isGenuine: isOwnOf(userId),
    });
    return documents;
  });

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
    const { documents, end } = await listGenuine(readingTypes[kind].collection, {
      queries: [
        Query.equal('userId', userId),
        Query.greaterThanEqual('recordedAt', since),
        Query.orderDesc('recordedAt'),
      ],
      limit: MOST_IN_REPORT,
      isGenuine: isOwnOf(userId),
    });
    if (end) cutAt[kind] = String(end['recordedAt']);
    return documents;
  });
  return { readings, cutAt };
}

/** The earliest weights of one patient since an instant; the first alone counts. */
const EARLIEST = 10;

/** Her first weights since an instant, the earliest first: what the gain of a pregnancy is counted from (clinical rules 3.2). */
export async function firstWeights(doctorId: string, userId: string, since: string): Promise<WeightReading[]> {
  const { documents } = await listGenuine(readingTypes.weight.collection, {
    queries: [Query.equal('userId', userId), Query.greaterThanEqual('recordedAt', since), Query.orderAsc('recordedAt')],
    limit: EARLIEST,
    isGenuine: isOwnOf(userId),
  });
  await confirmIfEmpty([documents], doctorId);
  return toReadings('weight', documents).filter((reading): reading is WeightReading => reading.kind === 'weight');
}

/** What all patients measured in the last 14 days, newest first, in one request for each kind of reading. */
export const readingsOfPatients = (doctorId: string): Promise<Reading[]> =>
  readingsFrom(doctorId, (kind) => listForDoctor(doctorId, kind));

import { Query } from 'appwrite';
import { readingTypes, type Reading, type ReadingKind, type WeightReading } from '@/model/records/reading.ts';
import { confirmIfEmpty } from '@/sync/api/documents/documents.ts';
import { listVerified } from '@/sync/api/documents/verified-documents.ts';
import { listForDoctor, readInChunks } from './doctor-list-query.ts';
import { MAX_DATED, MAX_IN_REPORT } from './list-limits.ts';
import {
  isOwnedBy,
  newestFirst,
  toReadings,
  type PatientRemoteDocument,
} from '@/sync/api/documents/patient-documents.ts';

const kinds = Object.keys(readingTypes) as ReadingKind[];

const readingsFrom = async (
  doctorId: string,
  list: (kind: ReadingKind) => Promise<readonly PatientRemoteDocument[]>,
): Promise<Reading[]> => {
  const lists = await Promise.all(kinds.map(list));
  await confirmIfEmpty(lists, doctorId);
  const readings = await Promise.all(
    kinds.map((kind, index) => readInChunks(lists[index] ?? [], (some) => toReadings(kind, some))),
  );
  return readings.flat().sort(newestFirst);
};

/** The newest 100 readings of each kind of one patient, newest first. */
export const patientReadings = (doctorId: string, userId: string): Promise<Reading[]> =>
  readingsFrom(doctorId, async (kind) => {
    const { documents } = await listVerified(readingTypes[kind].collection, {
      queries: [Query.equal('userId', userId), Query.orderDesc('recordedAt')],
      limit: MAX_DATED,
      isGenuine: isOwnedBy(userId),
    });
    return documents;
  });

export interface ReadingsOfDays {
  /** Newest first. */
  readonly readings: readonly Reading[];
  /** Kinds whose list came back full, with the instant of its oldest reading: before it there may be more. */
  readonly cutAt: Readonly<Partial<Record<ReadingKind, string>>>;
}

/**
 * All readings of one patient since an instant: a report covers all of its days, not only the newest hundred readings.
 */
export async function patientReadingsSince(doctorId: string, userId: string, since: string): Promise<ReadingsOfDays> {
  const cutAt: Partial<Record<ReadingKind, string>> = {};
  const readings = await readingsFrom(doctorId, async (kind) => {
    const { documents, end } = await listVerified(readingTypes[kind].collection, {
      queries: [
        Query.equal('userId', userId),
        Query.greaterThanEqual('recordedAt', since),
        Query.orderDesc('recordedAt'),
      ],
      limit: MAX_IN_REPORT,
      isGenuine: isOwnedBy(userId),
    });
    if (end) cutAt[kind] = String(end['recordedAt']);
    return documents;
  });
  return { readings, cutAt };
}

/** The number of earliest weights to fetch; only the first is used. */
const EARLIEST = 10;

/**
 * The patient's first weights since an instant, the earliest first: the weight gain of a pregnancy is counted from them
 * (clinical rules 3.2).
 */
export async function firstWeights(doctorId: string, userId: string, since: string): Promise<WeightReading[]> {
  const { documents } = await listVerified(readingTypes.weight.collection, {
    queries: [Query.equal('userId', userId), Query.greaterThanEqual('recordedAt', since), Query.orderAsc('recordedAt')],
    limit: EARLIEST,
    isGenuine: isOwnedBy(userId),
  });
  await confirmIfEmpty([documents], doctorId);
  return toReadings('weight', documents).filter((reading): reading is WeightReading => reading.kind === 'weight');
}

/** The readings of all patients in the last 14 days, newest first, in one request for each kind. */
export const readingsOfPatients = (doctorId: string): Promise<Reading[]> =>
  readingsFrom(doctorId, (kind) => listForDoctor(doctorId, kind));

import { Query } from 'appwrite';
import { careNote, type CareNote } from '@/model/records/care-note.ts';
import { readingTypes, type Reading, type ReadingKind } from '@/model/records/reading.ts';
import { ownerByGrant } from '@/model/schema/permission.ts';
import { listDocuments } from '@/sync/api/documents/documents.ts';
import { toCareNotes, toReadings, type PatientRemoteDocument } from '@/sync/api/documents/patient-documents.ts';

/** Documents in one page. */
const PAGE = 5000;
/** A doctor has fewer alarms in a month; ends a list that would not end. */
const MOST_PAGES = 20;
/** Patients in one question about pressures: two a day of 30 days fit into a page. */
const IDS_IN_QUESTION = 50;

/** Notes that belong to alarms; free notes and the steps of the server say nothing about these numbers. */
const alarmEntries = ['opened', 'seen', 'symptoms', 'action', 'outcome', 'undone'];

async function allPages(collection: string, queries: readonly string[]): Promise<PatientRemoteDocument[]> {
  const found: PatientRemoteDocument[] = [];
  for (let nth = 0; nth < MOST_PAGES; nth++) {
    const last = found.at(-1);
    const after = last ? [Query.cursorAfter(last.$id)] : [];
    const page = await listDocuments(collection, [...queries, Query.limit(PAGE), ...after]);
    found.push(...page);
    if (page.length < PAGE) break;
  }
  return found;
}

/** Instants: how far back the readings and the alarms are looked at. */
interface CohortTimes {
  readonly loggedSince: string;
  readonly alarmsSince: string;
}

interface LoggedQuestion {
  readonly kind: ReadingKind;
  /** null: of every patient whose readings the reader may read. */
  readonly userIds: readonly string[] | null;
  readonly limit: number;
}

/** The records that the numbers of a cohort are computed from, as this doctor or midwife may read them. */
export const cohortRecords = (readerId: string, { loggedSince, alarmsSince }: CohortTimes) => ({
  /** The patients of the newest readings; a reading counts for the owner whom its grants prove. */
  async logged({ kind, userIds, limit }: LoggedQuestion): Promise<{ userIds: string[]; isFull: boolean }> {
    const page = await listDocuments(readingTypes[kind].collection, [
      Query.select(['$id', '$permissions', 'userId']),
      Query.greaterThanEqual('recordedAt', loggedSince),
      ...(userIds === null ? [] : [Query.equal('userId', [...userIds])]),
      Query.orderDesc('recordedAt'),
      Query.limit(limit),
    ]);
    const owners = page.flatMap(
      ({ userId, $permissions }) => ownerByGrant({ userId: String(userId), $permissions }) ?? [],
    );
    return { userIds: owners, isFull: page.length >= limit };
  },
  /** The notes of alarms, and every limit that was set. */
  async notes(): Promise<CareNote[]> {
    const since = Query.greaterThanEqual('recordedAt', alarmsSince);
    const lists = await Promise.all([
      allPages(careNote.collection, [since, Query.equal('entry', alarmEntries), Query.orderDesc('recordedAt')]),
      allPages(careNote.collection, [Query.equal('entry', 'limits'), Query.orderDesc('recordedAt')]),
    ]);
    return toCareNotes(lists.flat(), readerId);
  },
  async pressures(userIds: readonly string[]): Promise<Reading[]> {
    const since = Query.greaterThanEqual('recordedAt', alarmsSince);
    const found: PatientRemoteDocument[] = [];
    for (let at = 0; at < userIds.length; at += IDS_IN_QUESTION) {
      const some = Query.equal('userId', userIds.slice(at, at + IDS_IN_QUESTION));
      found.push(
        ...(await allPages(readingTypes.bloodPressure.collection, [some, since, Query.orderDesc('recordedAt')])),
      );
    }
    return toReadings('bloodPressure', found);
  },
});

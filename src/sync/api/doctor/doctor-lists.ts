import { isMidwife } from '@/model/account/staff.ts';
import type { PatientRemoteDocument } from '@/sync/api/documents/patient-documents.ts';
import { DAY_MS } from '@/model/time/durations.ts';
import { readingDescriptors, readingKinds, type ReadingKind } from '@/model/records/reading-kinds.ts';
import { toInstant } from '@/model/time/instant.ts';
import { useSession } from '@/sync/account/session-store.ts';

/** One list request: the collection and its queries. */
export interface ListRequest {
  readonly collection: string;
  readonly queries: readonly string[];
}

/** Patients of one doctor in one list (spec section 9). */
export const MAX_PATIENTS = 5000;
/** Records of all patients in one answer; the newest come first, so that only the oldest are left out. */
const MAX_IN_LIST = 5000;
/** How far back the list looks, in days. The longest pattern of a rule looks back 14. */
export const LIST_DAYS = 14;
/** An overdue visit is listed this many days at most. */
const OVERDUE_DAYS = 60;
/** Ids in one query: Appwrite allows 100 values, and 4,096 characters, which 100 ids of 36 characters just keep. */
const IDS_IN_QUERY = 100;
/**
 * Records of more patients are requested by their time alone. That costs the server more with each year of history, but
 * asking by ids takes seven requests for every hundred patients, and a browser sends six at once without HTTP/2.
 */
export const MAX_ASKED_BY_ID = 300;

/** A query in the format of Appwrite's SDK. The SDK is not loaded yet when the first list is requested. */
const where = (method: string, attribute: string, ...values: (string | boolean)[]) => ({
  method,
  attribute,
  ...(values.length > 0 && { values }),
});
const upTo = (count: number) => ({ method: 'limit', values: [count] });
const newest = (attribute: string) => ({ method: 'orderDesc', attribute });

/**
 * The profiles of a reader's patients: those assigned to a doctor; for a midwife all that have a doctor, of which the
 * server returns those that are open to her unit.
 */
function ofReader(readerId: string): object {
  const { user } = useSession.getState();
  const isOfUnit = user?.id === readerId && isMidwife(user.labels);
  return isOfUnit ? where('isNotNull', 'assignedDoctorId') : where('equal', 'assignedDoctorId', readerId);
}

/** The same in the format of a request. */
export const patientsOfReader = (readerId: string): string => JSON.stringify(ofReader(readerId));

const question = (collection: string, ...queries: object[]): ListRequest => ({
  collection,
  queries: queries.map((query) => JSON.stringify(query)),
});

/** The local date at an instant (ms), `YYYY-MM-DD`. */
const dateAt = (time: number): string =>
  toInstant(time - new Date(time).getTimezoneOffset() * 60_000).slice(0, '2026-11-21'.length);

const since = (now: number) => where('greaterThanEqual', 'recordedAt', toInstant(now - LIST_DAYS * DAY_MS));

/** The requests for the parts of a doctor's patient list that are found by the doctor's id. */
export const doctorLists = (doctorId: string) => ({
  /** All patients of this doctor, or of a midwife's unit. */
  patients: question('profiles', ofReader(doctorId), upTo(MAX_PATIENTS)),
  /** Unread messages to this doctor, the newest first by the server's clock. */
  unread: question(
    'doctor_messages',
    where('equal', 'doctorId', doctorId),
    where('equal', 'isRead', false),
    newest('$createdAt'),
    upTo(MAX_IN_LIST),
  ),
});

/** The ids alone of the patients, as many as show whether the other lists can be requested by them. */
export const patientIdsRequest = (doctorId: string): ListRequest =>
  question('profiles', ofReader(doctorId), { method: 'select', values: ['$id'] }, upTo(MAX_ASKED_BY_ID + 1));

const readingsSince = (kind: ReadingKind, patients: object[], now: number) =>
  question(readingDescriptors[kind].collection, ...patients, since(now), upTo(MAX_IN_LIST), newest('recordedAt'));

/** The requests for the records of these patients; an empty query means every patient whose records are readable. */
const recordsOf = (patients: object[], now: number): Record<RecordList, ListRequest[]> => ({
  /** The readings of the last 14 days. */
  ...(Object.fromEntries(readingKinds.map((kind) => [kind, [readingsSince(kind, patients, now)]])) as Record<
    ReadingKind,
    ListRequest[]
  >),
  /**
   * The notes of the same 14 days; and of any age every limit that was set, and every alarm that may be open. Two
   * requests, because an index answers each alone.
   */
  notes: [[since(now)], [where('equal', 'entry', 'limits', 'opened'), where('isNull', 'caseClosedAt')]].map((which) =>
    question('care_notes', ...patients, ...which, newest('recordedAt'), upTo(MAX_IN_LIST)),
  ),
  /** Visits of the last 60 days that are not marked as done, the oldest first. */
  visits: [
    question(
      'appointments',
      ...patients,
      where('lessThan', 'date', dateAt(now)),
      where('greaterThanEqual', 'date', dateAt(now - OVERDUE_DAYS * DAY_MS)),
      where('equal', 'isCompleted', false),
      { method: 'orderAsc', attribute: 'date' },
      upTo(MAX_IN_LIST),
    ),
  ],
});

/**
 * The request for all notes of these alarms that were opened before the days of the list: what was done about them may be
 * as old. Undefined when there are none. One request only, for the oldest of more than 100.
 */
export function oldCaseNotesRequest(opened: readonly PatientRemoteDocument[], now: number): ListRequest | undefined {
  const before = toInstant(now - LIST_DAYS * DAY_MS);
  const ids = new Set(
    opened
      .filter(({ recordedAt }) => String(recordedAt) < before)
      .toSorted((a, b) => (String(a.recordedAt) < String(b.recordedAt) ? -1 : 1))
      .map(({ episodeId }) => String(episodeId)),
  );
  if (ids.size === 0) return undefined;
  const oldest = [...ids].slice(0, IDS_IN_QUERY);
  return question('care_notes', where('equal', 'episodeId', ...oldest), newest('recordedAt'), upTo(MAX_IN_LIST));
}

/** A list of records of many patients. */
export type RecordList = ReadingKind | 'notes' | 'visits';
export const recordLists: readonly RecordList[] = [...readingKinds, 'notes', 'visits'];
export type DoctorList = keyof ReturnType<typeof doctorLists> | RecordList;

/** Whether records are requested by the ids of these patients. */
export const isAskedById = (patientIds: readonly string[]): boolean => patientIds.length <= MAX_ASKED_BY_ID;

/** The requests for one list about these patients, as of `now` (ms). None when there are no patients. */
export function recordRequests(list: RecordList, patientIds: readonly string[], now: number): ListRequest[] {
  if (!isAskedById(patientIds)) return recordsOf([], now)[list];
  const chunks = Array.from({ length: Math.ceil(patientIds.length / IDS_IN_QUERY) }, (_, nth) =>
    patientIds.slice(nth * IDS_IN_QUERY, (nth + 1) * IDS_IN_QUERY),
  );
  return chunks.flatMap((ids) => recordsOf([where('equal', 'userId', ...ids)], now)[list]);
}

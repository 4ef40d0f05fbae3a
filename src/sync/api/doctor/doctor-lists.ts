import { DAY_MS } from '@/model/time/durations.ts';
import { readingDescriptors, readingKinds, type ReadingKind } from '@/model/records/reading-kinds.ts';
import { toInstant } from '@/model/time/instant.ts';

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

/** A query in the format of Appwrite's SDK. The SDK is not loaded yet when the first list is requested. */
const where = (method: string, attribute: string, ...values: (string | boolean)[]) => ({ method, attribute, values });
const upTo = (count: number) => ({ method: 'limit', values: [count] });
const newest = (attribute: string) => ({ method: 'orderDesc', attribute });

const question = (collection: string, ...queries: object[]): ListRequest => ({
  collection,
  queries: queries.map((query) => JSON.stringify(query)),
});

/** The local date at an instant (ms), `YYYY-MM-DD`. */
const dateAt = (time: number): string =>
  toInstant(time - new Date(time).getTimezoneOffset() * 60_000).slice(0, '2026-11-21'.length);

const readingsSince = (collection: string, now: number) =>
  question(
    collection,
    where('greaterThanEqual', 'recordedAt', toInstant(now - LIST_DAYS * DAY_MS)),
    upTo(MAX_IN_LIST),
    newest('recordedAt'),
  );

/** The requests for the parts of a doctor's patient list, as of `now` (ms). */
export const doctorLists = (doctorId: string, now: number) => ({
  /** All patients assigned to this doctor. */
  patients: question('profiles', where('equal', 'assignedDoctorId', doctorId), upTo(MAX_PATIENTS)),
  /** The readings of all patients in the last 14 days. */
  ...(Object.fromEntries(
    readingKinds.map((kind) => [kind, readingsSince(readingDescriptors[kind].collection, now)]),
  ) as Record<ReadingKind, ListRequest>),
  /** The notes about all patients of the same 14 days, and every limit that was set. */
  notes: question(
    'care_notes',
    {
      method: 'or',
      values: [
        where('greaterThanEqual', 'recordedAt', toInstant(now - LIST_DAYS * DAY_MS)),
        where('equal', 'entry', 'limits'),
      ],
    },
    newest('recordedAt'),
    upTo(MAX_IN_LIST),
  ),
  /** Visits of the last 60 days that are not marked as done, the oldest first. */
  visits: question(
    'appointments',
    where('lessThan', 'date', dateAt(now)),
    where('greaterThanEqual', 'date', dateAt(now - OVERDUE_DAYS * DAY_MS)),
    where('equal', 'isCompleted', false),
    { method: 'orderAsc', attribute: 'date' },
    upTo(MAX_IN_LIST),
  ),
  /** Unread messages to this doctor, the newest first by the server's clock. */
  unread: question(
    'doctor_messages',
    where('equal', 'doctorId', doctorId),
    where('equal', 'isRead', false),
    newest('$createdAt'),
    upTo(MAX_IN_LIST),
  ),
});
export type DoctorList = keyof ReturnType<typeof doctorLists>;

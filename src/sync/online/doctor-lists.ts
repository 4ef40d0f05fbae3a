import { DAY_MS } from '@/model/durations.ts';
import { toInstant } from '@/model/instant.ts';

/** One list as the server is asked for it. */
export interface ListQuestion {
  readonly collection: string;
  readonly queries: readonly string[];
}

/** Patients of one doctor in one list (spec section 9). */
export const MOST_PATIENTS = 5000;
/** Records of all patients in one answer; the newest come first, so that only the oldest are left out. */
const MOST_IN_LIST = 5000;
/** How far back the list looks, in days. The longest pattern of a rule looks back 14. */
export const LIST_DAYS = 14;
/** A visit that nobody said anything about for longer is no news, in days. */
const OVERDUE_DAYS = 60;

/** A query as Appwrite's SDK writes it. The SDK itself is not there yet when the first list is asked for. */
const where = (method: string, attribute: string, ...values: (string | boolean)[]) => ({ method, attribute, values });
const upTo = (count: number) => ({ method: 'limit', values: [count] });
const newest = (attribute: string) => ({ method: 'orderDesc', attribute });

const question = (collection: string, ...queries: object[]): ListQuestion => ({
  collection,
  queries: queries.map((query) => JSON.stringify(query)),
});

/** The date on the device's wall at an instant (ms), `YYYY-MM-DD`. */
const dateAt = (time: number): string =>
  toInstant(time - new Date(time).getTimezoneOffset() * 60_000).slice(0, '2026-11-21'.length);

const readingsSince = (collection: string, now: number) =>
  question(
    collection,
    where('greaterThanEqual', 'recordedAt', toInstant(now - LIST_DAYS * DAY_MS)),
    upTo(MOST_IN_LIST),
    newest('recordedAt'),
  );

/** What a doctor's list is made of, as of `now` (ms): each part by the question that it answers. */
export const doctorLists = (doctorId: string, now: number) => ({
  /** Everybody who is assigned to this doctor. */
  patients: question('profiles', where('equal', 'assignedDoctorId', doctorId), upTo(MOST_PATIENTS)),
  /** What all patients measured in the last 14 days. */
  bloodPressure: readingsSince('blood_pressure', now),
  bloodSugar: readingsSince('blood_sugar', now),
  weight: readingsSince('weight', now),
  /** What was noted about all patients as long as a reading can stand in the list, and every limit that was set. */
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
    upTo(MOST_IN_LIST),
  ),
  /** Visits of the last 60 days of which nobody said that they are done, the oldest first. */
  visits: question(
    'appointments',
    where('lessThan', 'date', dateAt(now)),
    where('greaterThanEqual', 'date', dateAt(now - OVERDUE_DAYS * DAY_MS)),
    where('equal', 'isCompleted', false),
    { method: 'orderAsc', attribute: 'date' },
    upTo(MOST_IN_LIST),
  ),
  /** What was written to this doctor and is not read, the newest first by the server's own clock. */
  unread: question(
    'doctor_messages',
    where('equal', 'doctorId', doctorId),
    where('equal', 'isRead', false),
    newest('$createdAt'),
    upTo(MOST_IN_LIST),
  ),
});
export type DoctorList = keyof ReturnType<typeof doctorLists>;

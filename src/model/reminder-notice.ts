import { calendarDate, choice, clockTime, id, instant, integer, required, texts, type Values } from './field.ts';
import { derivedId } from './derived-id.ts';
import { sharedRecord } from './record.ts';

/** What a push message reminds of. `again` is a dose that its owner asked to hear of later. */
export const noticeKinds = ['dose', 'again', 'dayBefore', 'hoursBefore'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** How a notice ended. `answered`: there was nothing to remind of any more. `refused`: no device could be reached. */
const noticeOutcomes = ['sent', 'answered', 'noTarget', 'refused', 'tooLate'] as const;
export type NoticeOutcome = (typeof noticeOutcomes)[number];

/**
 * One message that one person has to get once. Its id comes from what it reminds of, so that creating it is the claim:
 * a second run meets a conflict and leaves it alone, until a journey west makes it due anew. No grant at all: only the reminders function reaches it.
 */
export const reminderNotice = sharedRecord({
  collection: 'reminder_notices',
  title: 'reminder notice',
  conflict: 'server',
  collectionGrants: [],
  fields: {
    userId: required(id()),
    kind: required(choice(noticeKinds)),
    /** The reminder or the appointment. */
    subjectId: required(id()),
    /** Wall-clock date and time of the dose or the appointment. */
    date: required(calendarDate()),
    time: required(clockTime()),
    dueAt: required(instant()),
    /** After this nothing is sent any more. */
    lastAt: required(instant()),
    /** When to send it, or to look whether whoever claimed it has; null when it has ended. */
    attemptAt: instant(),
    attempts: integer(0, 1000),
    outcome: choice(noticeOutcomes),
    /** Push targets that have it. */
    reached: texts(36),
  },
  indexes: [
    { type: 'key', on: ['attemptAt'] },
    { type: 'key', on: ['dueAt'] },
  ],
});
export type ReminderNotice = Values<typeof reminderNotice.fields>;

/** Always the same for the same occasion, so that there can only be one, on the server and on a lock screen. */
export const noticeId = ({
  kind,
  subjectId,
  date,
  time,
}: Pick<ReminderNotice, 'kind' | 'subjectId' | 'date' | 'time'>): Promise<string> =>
  derivedId('notice', kind, subjectId, date, time);

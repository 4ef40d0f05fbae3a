import {
  calendarDate,
  choice,
  clockTime,
  id,
  instant,
  integer,
  required,
  texts,
  type Values,
} from '@/model/schema/field.ts';
import { derivedId } from '@/model/schema/derived-id.ts';
import { sharedRecord } from '@/model/schema/record.ts';

/**
 * What a push message reminds of. `again` is a dose that the user has snoozed. The steps of a care episode go to the
 * patient, her doctor, the second contact and the doctor on call of her hospital. `message`: one has arrived.
 */
export const notificationKinds = [
  'dose',
  'again',
  'dayBefore',
  'hoursBefore',
  'measureAgain',
  'alarm',
  'alarmSecond',
  'alarmOnCall',
  'message',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** How a notification ended. `answered`: there was nothing left to remind of. `refused`: no device could be reached. */
const noticeOutcomes = ['sent', 'answered', 'noTarget', 'refused', 'tooLate'] as const;
export type NoticeOutcome = (typeof noticeOutcomes)[number];

/**
 * One message that must reach one person once. The id is derived from its subject, so that creating the document is the
 * claim: a second run gets a conflict and skips it, until a journey to a western time zone makes it due again. No
 * grants: only the reminders function can access it.
 */
export const reminderNotification = sharedRecord({
  collection: 'reminder_notices',
  title: 'reminder notice',
  conflict: 'server',
  collectionGrants: [],
  fields: {
    userId: required(id()),
    kind: required(choice(notificationKinds)),
    /** The id of the reminder, the appointment or the message, or of the note with which an alarm was opened. */
    subjectId: required(id()),
    /** Wall-clock date and time of the dose or the appointment. */
    date: required(calendarDate()),
    time: required(clockTime()),
    dueAt: required(instant()),
    /** Do not send it after this time. */
    lastAt: required(instant()),
    /** When to send it, or to check whether the run that claimed it has sent it; null when finished. */
    attemptAt: instant(),
    attempts: integer(0, 1000),
    outcome: choice(noticeOutcomes),
    /** Push targets that have received it. */
    reached: texts(36),
  },
  indexes: [
    { type: 'key', on: ['attemptAt'] },
    { type: 'key', on: ['dueAt'] },
  ],
});
export type ReminderNotification = Values<typeof reminderNotification.fields>;

/**
 * The same occasion always has the same id, so that there is one document on the server and one notification on the
 * lock screen.
 */
export const notificationId = ({
  kind,
  subjectId,
  date,
  time,
}: Pick<ReminderNotification, 'kind' | 'subjectId' | 'date' | 'time'>): Promise<string> =>
  derivedId('notice', kind, subjectId, date, time);

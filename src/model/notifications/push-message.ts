import * as v from 'valibot';
import { idPattern } from '@/model/schema/field.ts';
import { measuredKinds } from '@/model/reminders/reminder.ts';
import { notificationKinds } from '@/model/reminders/reminder-notification.ts';

const pushMessage = v.object({
  /** The same message sent again has the same id, so that its notification replaces the first one. */
  id: v.pipe(v.string(), v.regex(idPattern)),
  kind: v.picklist([...notificationKinds, 'test']),
  userId: v.string(),
  /** The id of the reminder or the appointment; of a message the patient's, whose conversation it belongs to. */
  subjectId: v.string(),
  /** Wall-clock date and time of the dose or the appointment. */
  date: v.string(),
  time: v.string(),
  /** Name and dose of the medicine, or the sender of a message. Only if the device's user chose to show it. */
  name: v.optional(v.string()),
  /** Of a reminder to measure: the kind of reading that is to be added. */
  measures: v.optional(v.picklist(measuredKinds)),
  /** Of a message: how many the receiver has not read, for the app icon. */
  unread: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

/** Content of a push message to the service worker. It names no medicine and no person unless `name` is set. */
export type PushMessage = v.InferOutput<typeof pushMessage>;

/** The parsed push message, or undefined when the text is not one. */
export function readPushMessage(text: string): PushMessage | undefined {
  try {
    return v.parse(pushMessage, JSON.parse(text));
  } catch {
    return undefined;
  }
}

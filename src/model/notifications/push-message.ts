import * as v from 'valibot';
import { idPattern } from '@/model/schema/field.ts';
import { notificationKinds } from '@/model/reminders/reminder-notification.ts';

const pushMessage = v.object({
  /** The same message sent again has the same id, so that its notification replaces the first one. */
  id: v.pipe(v.string(), v.regex(idPattern)),
  kind: v.picklist([...notificationKinds, 'test']),
  userId: v.string(),
  /** The id of the reminder or the appointment. */
  subjectId: v.string(),
  /** Wall-clock date and time of the dose or the appointment. */
  date: v.string(),
  time: v.string(),
  /** Name and dose of the medicine. Only for devices whose user chose to show it on the lock screen. */
  name: v.optional(v.string()),
});

/** Content of a push message to the service worker. It names no medicine unless `name` is set. */
export type PushMessage = v.InferOutput<typeof pushMessage>;

/** The parsed push message, or undefined when the text is not one. */
export function readPushMessage(text: string): PushMessage | undefined {
  try {
    return v.parse(pushMessage, JSON.parse(text));
  } catch {
    return undefined;
  }
}

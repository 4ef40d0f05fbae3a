import * as v from 'valibot';
import { idPattern } from './field.ts';
import { noticeKinds } from './reminder-notice.ts';

const pushMessage = v.object({
  /** The same message again carries the same id, and a notification of the same id takes the place of the first. */
  id: v.pipe(v.string(), v.regex(idPattern)),
  kind: v.picklist([...noticeKinds, 'test']),
  userId: v.string(),
  /** The reminder or the appointment. */
  subjectId: v.string(),
  /** Wall-clock date and time of the dose or the appointment. */
  date: v.string(),
  time: v.string(),
  /** Name and dose of the medicine; only for a device whose owner wants it on the lock screen. */
  name: v.optional(v.string()),
});

/** What a push message says to the service worker. Neutral unless `name` is there. */
export type PushMessage = v.InferOutput<typeof pushMessage>;

/** The message in a push, or undefined when it is something else. */
export function readPushMessage(text: string): PushMessage | undefined {
  try {
    return v.parse(pushMessage, JSON.parse(text));
  } catch {
    return undefined;
  }
}

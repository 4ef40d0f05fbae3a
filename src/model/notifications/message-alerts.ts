import * as v from 'valibot';
import { isClockTime } from '@/model/schema/field.ts';

const clockTime = v.pipe(v.string(), v.check(isClockTime));

const messageAlerts = v.object({
  /** No push for messages. Alarms are not messages and still arrive. */
  isMuted: v.boolean(),
  /** Whether a notification may name the person who wrote. Only the user's choice sets it. */
  showsSender: v.boolean(),
  /** Messages wait until this time of day is over, by the device's time zone; null: they arrive at any time. */
  quiet: v.nullable(v.object({ from: clockTime, until: clockTime, timeZone: v.string() })),
});

/** How one device shows that a message has arrived. */
export type MessageAlerts = v.InferOutput<typeof messageAlerts>;
export type QuietHours = NonNullable<MessageAlerts['quiet']>;

/** For a device that has chosen nothing: each message, at any time, without a name. */
export const defaultMessageAlerts: MessageAlerts = { isMuted: false, showsSender: false, quiet: null };

/** Offered when quiet hours are turned on. */
export const usualNight = { from: '22:00', until: '07:00' } as const;

/** In a stored subscription: unreadable settings are those of a device that has chosen nothing. */
export const storedMessageAlerts = v.fallback(v.optional(messageAlerts), undefined);

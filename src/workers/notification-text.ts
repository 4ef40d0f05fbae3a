import { addDays, dayNumber, type CalendarDate } from '@/clinical/time/calendar-date.ts';
import { DAY_MS } from '@/model/time/durations.ts';
import type { PushMessage } from '@/model/notifications/push-message.ts';
import type { LanguageTag } from '@/i18n/languages/languages.ts';
import { isDose } from '@/app/notifications/shown-notifications.ts';
import { notificationText, type NotificationMessageId } from '@/i18n/phrases/notification-words.ts';

/** `actions` is missing in some browsers and in the types of TypeScript. */
export interface NotificationDetails extends NotificationOptions {
  readonly actions?: readonly { readonly action: string; readonly title: string }[];
}

/** The steps of an alarm: they stay on the screen until they are opened. */
const alarmTexts = {
  measureAgain: 'notice.measureAgain',
  alarm: 'notice.alarm',
  alarmSecond: 'notice.alarmSecond',
  alarmOnCall: 'notice.alarmOnCall',
} as const;
const alarmTextOf = ({ kind }: PushMessage): NotificationMessageId | undefined =>
  (alarmTexts as Partial<Record<PushMessage['kind'], NotificationMessageId>>)[kind];

/** Compares with today, because a push may arrive a day late, and two hours before a visit may be the day before. */
function bodyOf(message: PushMessage, today: CalendarDate): NotificationMessageId {
  const { kind, date } = message;
  const alarm = alarmTextOf(message);
  if (alarm) return alarm;
  if (kind === 'test') return 'notice.test';
  if (kind === 'message') return 'notice.message';
  if (isDose(message)) return 'notice.today';
  if (date === today) return 'notice.visitToday';
  return date === addDays(today, 1) ? 'notice.tomorrow' : 'notice.visitOn';
}

/** A date as in "Tue 24 Nov", in the Gregorian calendar with Latin digits; an invalid date unchanged. */
function dateText(date: CalendarDate, language: LanguageTag): string {
  const locale = language === 'en' ? 'en-GB' : `${language}-u-ca-gregory-nu-latn`;
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  try {
    return format.format(dayNumber(date) * DAY_MS);
  } catch {
    return date;
  }
}

/** Of a message: one notification for each conversation. Else: a repeated one silently replaces the first. */
const tagOf = ({ kind, id, userId, subjectId }: PushMessage): string =>
  kind === 'message' ? `message ${userId} ${subjectId}` : id;

/** The path that a click opens. A conversation opens at its first unread message, a reminder to measure at the form. */
export function clickPath(message: PushMessage): string {
  if (message.kind === 'message')
    return message.subjectId === message.userId
      ? '/doctor-chat'
      : `/doctor-chat?patient=${encodeURIComponent(message.subjectId)}`;
  if (message.kind === 'test') return '/notifications';
  if (alarmTextOf(message)) return message.kind === 'measureAgain' ? '/dashboard' : '/doctor';
  if (message.measures) return `/dashboard?add=${message.measures}`;
  return isDose(message) ? '/reminders' : '/appointment';
}

/**
 * Title and options of the notification for a message.
 * @param canAnswer true when this device can store an answer
 * @param today the local date of this device; "Tomorrow" also shows its date, because it may be read after midnight
 */
export function notificationOf(
  message: PushMessage,
  language: LanguageTag,
  canAnswer: boolean,
  today: CalendarDate,
): { title: string; options: NotificationDetails } {
  const text = (id: NotificationMessageId) =>
    notificationText(language, id, message.time, dateText(message.date, language));
  return {
    title: message.name || text(message.kind === 'message' ? 'notice.messageTitle' : 'notice.title'),
    options: {
      body: text(bodyOf(message, today)),
      tag: tagOf(message),
      lang: language,
      data: message,
      requireInteraction: isDose(message) || alarmTextOf(message) !== undefined,
      actions:
        isDose(message) && canAnswer
          ? [
              // A tap on any action without an answer opens the path of the message.
              message.measures
                ? { action: 'add', title: text('notice.add') }
                : { action: 'taken', title: text('notice.taken') },
              { action: 'later', title: text('notice.later') },
            ]
          : [],
    },
  };
}

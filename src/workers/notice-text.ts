import { addDays, dayNumber, type CalendarDate } from '@/clinical/calendar-date.ts';
import { DAY_MS } from '@/model/durations.ts';
import type { PushMessage } from '@/model/push-message.ts';
import type { LanguageTag } from '@/i18n/languages.ts';
import { isDose } from '@/shown-notices.ts';
import { noticeWord, type NoticeWord } from '@/i18n/notice-words.ts';

/** What not every browser has, and no library of types. */
export interface NoticeOptions extends NotificationOptions {
  readonly actions?: readonly { readonly action: string; readonly title: string }[];
}

/** A push kept for a phone that was off is shown the next day, and two hours before a visit may be the day before it. */
function bodyOf(message: PushMessage, today: CalendarDate): NoticeWord {
  const { kind, date } = message;
  if (kind === 'test') return 'notice.test';
  if (isDose(message)) return 'notice.today';
  if (date === today) return 'notice.visitToday';
  return date === addDays(today, 1) ? 'notice.tomorrow' : 'notice.visitOn';
}

/** A date as in "Tue 24 Nov", in the calendar and digits of clinics; as it came when it is none. */
function dateText(date: CalendarDate, language: LanguageTag): string {
  const locale = language === 'en' ? 'en-GB' : `${language}-u-ca-gregory-nu-latn`;
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  try {
    return format.format(dayNumber(date) * DAY_MS);
  } catch {
    return date;
  }
}

/** Where a click leads. */
export const placeOf = (message: PushMessage): string =>
  message.kind === 'test' ? '/notifications' : isDose(message) ? '/reminders' : '/appointment';

/**
 * What a message looks like on the screen.
 * @param canAnswer whether this device can keep an answer
 * @param today the date on the calendar of this device; "Tomorrow" also names its date, since it may be read after midnight
 */
export function noticeOf(
  message: PushMessage,
  language: LanguageTag,
  canAnswer: boolean,
  today: CalendarDate,
): { title: string; options: NoticeOptions } {
  const say = (id: NoticeWord) => noticeWord(language, id, message.time, dateText(message.date, language));
  return {
    title: message.name ?? say('notice.title'),
    options: {
      body: say(bodyOf(message, today)),
      // The same message again takes the place of the first and makes no sound.
      tag: message.id,
      icon: '/icons/maia-192.png',
      lang: language,
      data: message,
      requireInteraction: isDose(message),
      actions:
        isDose(message) && canAnswer
          ? [
              { action: 'taken', title: say('notice.taken') },
              { action: 'later', title: say('notice.later') },
            ]
          : [],
    },
  };
}

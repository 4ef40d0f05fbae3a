import type { PushMessage } from '@/model/push-message.ts';
import type { LanguageTag } from '@/i18n/languages.ts';
import { noticeWord, type NoticeWord } from '@/i18n/notice-words.ts';

/** What not every browser has, and no library of types. */
export interface NoticeOptions extends NotificationOptions {
  readonly actions?: readonly { readonly action: string; readonly title: string }[];
}

const bodies: Readonly<Record<PushMessage['kind'], NoticeWord>> = {
  dose: 'notice.today',
  again: 'notice.today',
  dayBefore: 'notice.tomorrow',
  hoursBefore: 'notice.visitToday',
  test: 'notice.test',
};

export const isDose = ({ kind }: PushMessage): boolean => kind === 'dose' || kind === 'again';

/** Where a click leads. */
export const placeOf = ({ kind }: PushMessage): string =>
  kind === 'test' ? '/notifications' : kind === 'dose' || kind === 'again' ? '/reminders' : '/appointment';

/** What a message looks like on the screen. @param canAnswer whether this device can keep an answer */
export function noticeOf(
  message: PushMessage,
  language: LanguageTag,
  canAnswer: boolean,
): { title: string; options: NoticeOptions } {
  const say = (id: NoticeWord) => noticeWord(language, id, message.time);
  return {
    title: message.name ?? say('notice.title'),
    options: {
      body: say(bodies[message.kind]),
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

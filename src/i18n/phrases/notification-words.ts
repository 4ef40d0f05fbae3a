import { languageTags, type LanguageTag } from '@/i18n/languages/languages.ts';
import { notices } from '@/i18n/messages/en/notices.ts';

export type NotificationMessageId = keyof typeof notices;
type NoticeFile = { readonly notices: Partial<Readonly<Record<NotificationMessageId, string>>> };

/** Bundled with the service worker, which cannot load a language later. */
const files = import.meta.glob<NoticeFile>('../messages/*/notices.ts', { eager: true });
const words = new Map(languageTags.map((tag) => [tag, files[`../messages/${tag}/notices.ts`]?.notices]));

/** A text of a notification; only a clock time and a date in words are inserted. */
export const notificationText = (language: LanguageTag, id: NotificationMessageId, time = '', date = ''): string =>
  (words.get(language)?.[id] ?? notices[id]).replace('{time}', time).replace('{date}', date);

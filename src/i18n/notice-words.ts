import { languageTags, type LanguageTag } from './languages.ts';
import { notices } from './messages/en/notices.ts';

export type NoticeWord = keyof typeof notices;
type NoticeFile = { readonly notices: Partial<Readonly<Record<NoticeWord, string>>> };

/** With the service worker itself: it cannot load a language later. */
const files = import.meta.glob<NoticeFile>('./messages/*/notices.ts', { eager: true });
const words = new Map(languageTags.map((tag) => [tag, files[`./messages/${tag}/notices.ts`]?.notices]));

/** A word of a notification; the only things filled in are a clock time and a date in words. */
export const noticeWord = (language: LanguageTag, id: NoticeWord, time = '', date = ''): string =>
  (words.get(language)?.[id] ?? notices[id]).replace('{time}', time).replace('{date}', date);

import type { LanguageTag } from './languages.ts';
import { notices } from './messages/en/notices.ts';

export type NoticeWord = keyof typeof notices;

/** With the service worker itself: it cannot load a language later. */
const words: Readonly<Record<LanguageTag, Readonly<Record<NoticeWord, string>>>> = { en: notices };

const isSpoken = (tag: string): tag is LanguageTag => Object.hasOwn(words, tag);

/** The first of the wanted languages that notifications can be read in. */
export const noticeLanguage = (wanted: readonly string[]): LanguageTag =>
  wanted.flatMap((tag) => [tag, tag.split('-')[0] ?? '']).find(isSpoken) ?? 'en';

/** A word of a notification; the only thing filled in is a clock time. */
export const noticeWord = (language: LanguageTag, id: NoticeWord, time = ''): string =>
  words[language][id].replace('{time}', time);

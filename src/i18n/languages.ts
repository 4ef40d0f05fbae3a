import type { Messages } from './messages/en.ts';
import { en } from './messages/en.ts';

/** A language the app can be read in. `load` is a chunk of its own, except for English, which every other falls back to. */
interface Language {
  /** In the language itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  readonly load: () => Promise<Messages>;
}

/** One line a language: its BCP 47 tag, its own name, its direction, its file. */
export const languages = {
  en: { name: 'English', direction: 'ltr', load: () => Promise.resolve(en) },
} as const satisfies Record<string, Language>;

export type LanguageTag = keyof typeof languages;
export const DEFAULT_LANGUAGE: LanguageTag = 'en';

export const isLanguage = (tag: string): tag is LanguageTag => Object.hasOwn(languages, tag);

/** The first of the wanted languages that there is; a region falls back to its language. */
export function pickLanguage(wanted: readonly string[]): LanguageTag {
  for (const tag of wanted) {
    const [plain = ''] = tag.split('-');
    if (isLanguage(tag)) return tag;
    if (isLanguage(plain)) return plain;
  }
  return DEFAULT_LANGUAGE;
}

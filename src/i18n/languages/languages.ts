/** A language of the app. Its messages are in the folder `messages/<tag>`. */
interface Language {
  /** Written in the language itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

/** One line per language: its BCP 47 tag, its own name, its direction. */
export const languages = {
  en: { name: 'English', direction: 'ltr' },
  es: { name: 'Español', direction: 'ltr' },
  fr: { name: 'Français', direction: 'ltr' },
  hi: { name: 'हिन्दी', direction: 'ltr' },
  ar: { name: 'العربية', direction: 'rtl' },
  sw: { name: 'Kiswahili', direction: 'ltr' },
} as const satisfies Record<string, Language>;

export type LanguageTag = keyof typeof languages;
/** Untranslated messages are shown in this language. */
export const DEFAULT_LANGUAGE = 'en' satisfies LanguageTag;

export const languageTags = Object.keys(languages) as LanguageTag[];

export const isLanguage = (tag: string | null): tag is LanguageTag => tag !== null && Object.hasOwn(languages, tag);

/** The first supported language of the list; a region falls back to its language. */
export function pickLanguage(requested: readonly string[]): LanguageTag {
  for (const tag of requested) {
    const [plain = ''] = tag.split('-');
    if (isLanguage(tag)) return tag;
    if (isLanguage(plain)) return plain;
  }
  return DEFAULT_LANGUAGE;
}

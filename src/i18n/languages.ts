/** A language the app can be read in. Its words are the folder of its tag in `messages/`. */
interface Language {
  /** In the language itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

/** One line a language: its BCP 47 tag, its own name, its direction. */
export const languages = {
  en: { name: 'English', direction: 'ltr' },
  es: { name: 'Español', direction: 'ltr' },
  fr: { name: 'Français', direction: 'ltr' },
  hi: { name: 'हिन्दी', direction: 'ltr' },
  ar: { name: 'العربية', direction: 'rtl' },
  sw: { name: 'Kiswahili', direction: 'ltr' },
} as const satisfies Record<string, Language>;

export type LanguageTag = keyof typeof languages;
/** What is not translated yet is read in it. */
export const DEFAULT_LANGUAGE = 'en' satisfies LanguageTag;

export const languageTags = Object.keys(languages) as LanguageTag[];

export const isLanguage = (tag: string | null): tag is LanguageTag => tag !== null && Object.hasOwn(languages, tag);

/** The first of the wanted languages that there is; a region falls back to its language. */
export function pickLanguage(wanted: readonly string[]): LanguageTag {
  for (const tag of wanted) {
    const [plain = ''] = tag.split('-');
    if (isLanguage(tag)) return tag;
    if (isLanguage(plain)) return plain;
  }
  return DEFAULT_LANGUAGE;
}

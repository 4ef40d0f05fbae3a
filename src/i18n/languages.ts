import { first } from './messages/en/first.ts';

type FirstWords = Readonly<Record<keyof typeof first, string>>;
type OtherWords = Readonly<Record<keyof (typeof import('./messages/en/rest.ts'))['rest'], string>>;

/** A language the app can be read in: the words of the first paint, and all others, each a chunk of its own. */
interface Language {
  /** In the language itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  readonly first: () => Promise<FirstWords>;
  readonly rest: () => Promise<OtherWords>;
}

/** One line a language: its BCP 47 tag, its own name, its direction, its file. */
export const languages = {
  en: {
    name: 'English',
    direction: 'ltr',
    // With the app itself, because every other language falls back to it.
    first: () => Promise.resolve(first),
    rest: async () => (await import('./messages/en/rest.ts')).rest,
  },
} as const satisfies Record<string, Language>;

export type LanguageTag = keyof typeof languages;
export const DEFAULT_LANGUAGE: LanguageTag = 'en';

const isLanguage = (tag: string): tag is LanguageTag => Object.hasOwn(languages, tag);

/** The first of the wanted languages that there is; a region falls back to its language. */
export function pickLanguage(wanted: readonly string[]): LanguageTag {
  for (const tag of wanted) {
    const [plain = ''] = tag.split('-');
    if (isLanguage(tag)) return tag;
    if (isLanguage(plain)) return plain;
  }
  return DEFAULT_LANGUAGE;
}

import { DEFAULT_LANGUAGE, type LanguageTag } from '@/i18n/languages.ts';
import type { SymptomWords } from './symptom-words.ts';

/** The built-in texts by topic; each is a chunk of its own that loads with its screen. */
export interface Contents {
  readonly symptoms: SymptomWords;
}
export type ContentName = keyof Contents;

type Shelf = { readonly [Name in ContentName]: () => Promise<Contents[Name]> };

/** One shelf a language. What a language does not have yet is read in English. */
const shelves: { readonly en: Shelf } & { readonly [Tag in LanguageTag]?: Partial<Shelf> } = {
  en: {
    symptoms: async () => (await import('./en/symptoms.ts')).symptoms,
  },
};

/** The texts of a topic in a language, or in English. */
export function loadContent<Name extends ContentName>(name: Name, language: LanguageTag): Promise<Contents[Name]> {
  const shelf: Partial<Shelf> = shelves[language] ?? shelves[DEFAULT_LANGUAGE];
  return (shelf[name] ?? shelves[DEFAULT_LANGUAGE][name])();
}

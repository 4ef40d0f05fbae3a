import { DEFAULT_LANGUAGE, type LanguageTag } from '@/i18n/languages.ts';
import { restWords } from '@/i18n/word-files.ts';
import type { ContentWords } from './content-words.ts';
import type { Entry } from './entry.ts';
import type { ProductEntry } from './en/products.ts';
import { inWords } from './in-words.ts';
import type { Meal } from './meal.ts';
import type { SymptomWords } from './symptom-words.ts';

/** The built-in texts by topic; each is a chunk of its own that loads with its screen. */
export interface Contents {
  readonly symptoms: SymptomWords;
  readonly weeks: readonly Entry[];
  readonly afterBirth: readonly Entry[];
  readonly food: readonly Entry[];
  readonly needs: readonly Entry[];
  readonly meals: readonly Meal[];
  readonly care: readonly Entry[];
  readonly products: readonly ProductEntry[];
  readonly warnings: readonly Entry[];
}
export type ContentName = keyof Contents;

type Shelf = { readonly [Name in ContentName]: () => Promise<Contents[Name]> };

/** English has a chunk for each topic, on everybody's phone. */
const shelf: Shelf = {
  symptoms: async () => (await import('./en/symptoms.ts')).symptoms,
  weeks: async () => (await import('./en/weeks.ts')).weeks,
  afterBirth: async () => (await import('./en/after-birth.ts')).afterBirth,
  food: async () => (await import('./en/food.ts')).food,
  needs: async () => (await import('./en/needs.ts')).needs,
  meals: async () => (await import('./en/meals.ts')).meals,
  care: async () => (await import('./en/care.ts')).care,
  products: async () => (await import('./en/products.ts')).products,
  warnings: async () => (await import('./en/warnings.ts')).warnings,
};

/** Another language has one chunk, on those phones that speak it. */
const files = import.meta.glob<{ readonly texts: ContentWords }>('./*/texts.ts');

/** The texts of a topic in a language; in English where its words are neither on the phone nor to be had. */
export async function loadContent<Name extends ContentName>(
  name: Name,
  language: LanguageTag,
): Promise<Contents[Name]> {
  const load: Shelf[Name] = shelf[name];
  const file = language === DEFAULT_LANGUAGE ? undefined : files[`./${language}/texts.ts`];
  if (!file) return load();
  const own = Promise.all([file(), restWords(language)]).catch(() => null);
  const [english, words] = await Promise.all([load(), own]);
  return words ? inWords[name](english, words[0].texts, words[1]) : english;
}

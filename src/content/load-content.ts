import type { LanguageTag } from '@/i18n/languages.ts';
import type { Entry } from './entry.ts';
import type { ProductEntry } from './en/products.ts';
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

/** One shelf a language. What a language does not have yet is read in English. */
const shelves: { readonly en: Shelf } & { readonly [Tag in LanguageTag]?: Partial<Shelf> } = {
  en: {
    symptoms: async () => (await import('./en/symptoms.ts')).symptoms,
    weeks: async () => (await import('./en/weeks.ts')).weeks,
    afterBirth: async () => (await import('./en/after-birth.ts')).afterBirth,
    food: async () => (await import('./en/food.ts')).food,
    needs: async () => (await import('./en/needs.ts')).needs,
    meals: async () => (await import('./en/meals.ts')).meals,
    care: async () => (await import('./en/care.ts')).care,
    products: async () => (await import('./en/products.ts')).products,
    warnings: async () => (await import('./en/warnings.ts')).warnings,
  },
};

/** The texts of a topic in a language, or in English. */
export function loadContent<Name extends ContentName>(name: Name, language: LanguageTag): Promise<Contents[Name]> {
  const own: Partial<Shelf> | undefined = shelves[language];
  const load: Shelf[Name] = own?.[name] ?? shelves.en[name];
  return load();
}

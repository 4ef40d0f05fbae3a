import { DEFAULT_LANGUAGE, type LanguageTag } from '@/i18n/languages/languages.ts';
import { remainingMessages } from '@/i18n/catalogue/message-files.ts';
import type { ContentWords } from '@/content/entries/content-words.ts';
import type { Article } from '@/content/entries/article.ts';
import type { Entry } from '@/content/entries/entry.ts';
import type { ProductEntry } from './en/products.ts';
import { translateContent } from './translate-content.ts';
import type { Meal } from '@/content/entries/meal.ts';
import type { WeekPage } from '@/content/week-pages/week-page.ts';
import type { SymptomWords } from '@/content/entries/symptom-words.ts';

/** The built-in texts by topic. Each topic is a separate chunk that loads with its screen. */
export interface Contents {
  readonly symptoms: SymptomWords;
  readonly weeks: readonly Entry[];
  readonly afterBirth: readonly Entry[];
  readonly food: readonly Entry[];
  readonly needs: readonly Entry[];
  readonly meals: readonly Meal[];
  /** The long text of each week, in English only. */
  readonly weekPages: { readonly pregnancy: readonly WeekPage[]; readonly afterBirth: readonly WeekPage[] };
  readonly care: readonly Entry[];
  readonly products: readonly ProductEntry[];
  readonly warnings: readonly Entry[];
  /** In English only. */
  readonly articles: readonly Article[];
}
export type ContentName = keyof Contents;

type TopicLoaders = { readonly [Name in ContentName]: () => Promise<Contents[Name]> };

/** English has a chunk for each topic, precached on every phone. */
const loaders: TopicLoaders = {
  symptoms: async () => (await import('./en/symptoms.ts')).symptoms,
  weeks: async () => (await import('./en/weeks.ts')).weeks,
  afterBirth: async () => (await import('./en/after-birth.ts')).afterBirth,
  weekPages: async () => {
    const { pregnancyPages, afterBirthPages } = await import('./week-pages/week-pages.ts');
    return { pregnancy: pregnancyPages, afterBirth: afterBirthPages };
  },
  food: async () => (await import('./en/food.ts')).food,
  needs: async () => (await import('./en/needs.ts')).needs,
  meals: async () => (await import('./en/meals.ts')).meals,
  care: async () => (await import('./en/care.ts')).care,
  products: async () => (await import('./en/products.ts')).products,
  warnings: async () => (await import('./en/warnings.ts')).warnings,
  articles: async () => (await import('./en/articles/articles.ts')).articles,
};

/** Every other language has one chunk, cached on the phones that use it. */
const files = import.meta.glob<{ readonly texts: ContentWords }>('./*/texts.ts');

/** The texts of a topic in a language; in English when the translation is neither cached nor loadable. */
export async function loadContent<Name extends ContentName>(
  name: Name,
  language: LanguageTag,
): Promise<Contents[Name]> {
  const load: TopicLoaders[Name] = loaders[name];
  const file = language === DEFAULT_LANGUAGE ? undefined : files[`./${language}/texts.ts`];
  if (!file) return load();
  const translation = Promise.all([file(), remainingMessages(language)]).catch(() => null);
  const [english, words] = await Promise.all([load(), translation]);
  return words ? translateContent[name](english, words[0].texts, words[1]) : english;
}

import { DEFAULT_LANGUAGE, type LanguageTag } from './languages.ts';
import type { Messages } from './messages/en.ts';

type Words = Partial<Messages>;
type FirstFile = { readonly first: Words };
type RestFile = { readonly rest: Words };

// English comes with the app itself, and what of it is late has a chunk that everybody has.
const firstFiles = import.meta.glob<FirstFile>(['./messages/*/first.ts', '!./messages/en/first.ts']);
const restFiles = import.meta.glob<RestFile>(['./messages/*/rest.ts', '!./messages/en/rest.ts']);

/** The words of the first paint in a language, a chunk of its own; none for English, which every language lies upon. */
export const firstWords = async (language: LanguageTag): Promise<Words> =>
  (await firstFiles[`./messages/${language}/first.ts`]?.())?.first ?? {};

/** All other words of a language, a chunk of their own. */
export const restWords = async (language: LanguageTag): Promise<Words> =>
  language === DEFAULT_LANGUAGE
    ? (await import('./messages/en/rest.ts')).rest
    : ((await restFiles[`./messages/${language}/rest.ts`]?.())?.rest ?? {});

import { use } from 'react';
import { loadContent, type ContentName, type Contents } from '@/content/load-content.ts';
import { useCatalogue } from '@/i18n/catalogue/catalogue.ts';
import type { LanguageTag } from '@/i18n/languages/languages.ts';
import { useEffectiveLanguage } from '@/i18n/catalogue/use-effective-language.ts';

const loading = new Map<string, Promise<unknown>>();
const loaded = new Map<string, unknown>();

function load<Name extends ContentName>(name: Name, language: LanguageTag): Promise<Contents[Name]> {
  const key = `${language} ${name}`;
  const cached = loading.get(key);
  if (cached) return cached as Promise<Contents[Name]>;
  const promise = loadContent(name, language);
  loading.set(key, promise);
  promise.then(
    (content) => loaded.set(key, content),
    // The next visit retries a failed load.
    () => loading.delete(key),
  );
  return promise;
}

/** Loads the texts of a page in parallel with its code. */
export const preloadContent = (...names: ContentName[]): Promise<unknown> =>
  Promise.all(names.map((name) => load(name, useCatalogue.getState().language)));

/** The built-in texts of a topic in the effective language of the surrounding component. Suspends while they load. */
export function useContent<Name extends ContentName>(name: Name): Contents[Name] {
  const language = useEffectiveLanguage();
  const cached = loaded.get(`${language} ${name}`) as Contents[Name] | undefined;
  return cached ?? use(load(name, language));
}

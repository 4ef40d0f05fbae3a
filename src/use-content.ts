import { use } from 'react';
import { loadContent, type ContentName, type Contents } from '@/content/load-content.ts';
import { useCatalogue } from '@/i18n/catalogue.ts';
import type { LanguageTag } from '@/i18n/languages.ts';
import { useLanguageHere } from '@/i18n/use-language-here.ts';

const loading = new Map<string, Promise<unknown>>();
const loaded = new Map<string, unknown>();

function load<Name extends ContentName>(name: Name, language: LanguageTag): Promise<Contents[Name]> {
  const key = `${language} ${name}`;
  const known = loading.get(key);
  if (known) return known as Promise<Contents[Name]>;
  const promise = loadContent(name, language);
  loading.set(key, promise);
  promise.then(
    (content) => loaded.set(key, content),
    // A load that failed is tried again by the next visit.
    () => loading.delete(key),
  );
  return promise;
}

/** Loads the texts of a page beside its code, so that the page shows at once. */
export const primeContent = (...names: ContentName[]): Promise<unknown> =>
  Promise.all(names.map((name) => load(name, useCatalogue.getState().language)));

/** The built-in texts of a topic in the language of this place. */
export function useContent<Name extends ContentName>(name: Name): Contents[Name] {
  const language = useLanguageHere();
  const known = loaded.get(`${language} ${name}`) as Contents[Name] | undefined;
  return known ?? use(load(name, language));
}

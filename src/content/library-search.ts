import type { LanguageTag } from '@/i18n/languages/languages.ts';
import { visibleEntries, type Entry } from '@/content/entries/entry.ts';
import { loadContent } from './load-content.ts';
import { symptomEntries } from './symptom-entries.ts';

/** All built-in texts of a language, each once. Loaded when the user reads or searches them. */
export async function loadLibrary(language: LanguageTag): Promise<readonly Entry[]> {
  const [warnings, symptoms, ...entryLists] = await Promise.all([
    loadContent('warnings', language),
    loadContent('symptoms', language),
    loadContent('care', language),
    loadContent('food', language),
    loadContent('needs', language),
    loadContent('products', language),
    loadContent('weeks', language),
    loadContent('afterBirth', language),
  ]);
  return [...warnings, ...symptomEntries(symptoms), ...entryLists.flat()];
}

type Search = (query: string) => string[];
const indexes = new Map<LanguageTag, Promise<{ entries: ReadonlyMap<string, Entry>; search: Search }>>();

async function makeIndex(language: LanguageTag) {
  const [{ textIndex }, library] = await Promise.all([import('./text-index.ts'), loadLibrary(language)]);
  const texts = library.map(({ parts, ...entry }) => ({ ...entry, text: parts.map(({ text }) => text).join(' ') }));
  return { entries: new Map(library.map((entry) => [entry.id, entry])), search: textIndex(language, texts) };
}

export interface LibrarySearch {
  readonly language: LanguageTag;
  /** After a loss entries about the baby are not found. */
  readonly isAfterLoss: boolean;
  readonly limit?: number;
}

/**
 * The built-in texts that match a question or a word, the best first; works without a network and without the server.
 * Empty when nothing matches. The index is built at the first search and cached.
 */
export async function searchLibrary(
  query: string,
  { language, isAfterLoss, limit = 10 }: LibrarySearch,
): Promise<readonly Entry[]> {
  let indexing = indexes.get(language);
  if (!indexing) {
    indexing = makeIndex(language);
    indexes.set(language, indexing);
    indexing.catch(() => indexes.delete(language));
  }
  const { entries, search } = await indexing;
  return visibleEntries(
    search(query).flatMap((id) => entries.get(id) ?? []),
    isAfterLoss,
  ).slice(0, limit);
}

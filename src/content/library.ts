import type { LanguageTag } from '@/i18n/languages.ts';
import { fitting, type Entry } from './entry.ts';
import { loadContent } from './load-content.ts';
import { searchTerms } from './search-terms.ts';
import { symptomEntries } from './symptom-entries.ts';

/** All built-in texts of a language, each once; loaded when somebody reads or searches them. */
export async function readLibrary(language: LanguageTag): Promise<readonly Entry[]> {
  const [warnings, symptoms, ...shelves] = await Promise.all([
    loadContent('warnings', language),
    loadContent('symptoms', language),
    loadContent('care', language),
    loadContent('food', language),
    loadContent('needs', language),
    loadContent('products', language),
    loadContent('weeks', language),
    loadContent('afterBirth', language),
  ]);
  return [...warnings, ...symptomEntries(symptoms), ...shelves.flat()];
}

type Search = (query: string) => string[];
const indexes = new Map<LanguageTag, Promise<{ entries: ReadonlyMap<string, Entry>; search: Search }>>();

async function makeIndex(language: LanguageTag) {
  const [{ default: MiniSearch }, library] = await Promise.all([import('minisearch'), readLibrary(language)]);
  const index = new MiniSearch({
    fields: ['title', 'also', 'text'],
    processTerm: searchTerms(language),
    searchOptions: {
      boost: { title: 3, also: 2 },
      // Of a short word a letter is too much to be wrong.
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      prefix: (term) => term.length > 2,
    },
  });
  index.addAll(
    library.map(({ id, title, also = '', parts }) => ({
      id,
      title,
      also,
      text: parts.map(({ text }) => text).join(' '),
    })),
  );
  return {
    entries: new Map(library.map((entry) => [entry.id, entry])),
    search: (query: string) => index.search(query).map(({ id }) => String(id)),
  };
}

export interface LibrarySearch {
  readonly language: LanguageTag;
  /** After a loss nothing that speaks of the baby is found. */
  readonly isAfterLoss: boolean;
  readonly limit?: number;
}

/**
 * The built-in texts that answer a question or hold a word, the best first; without a network and without the server.
 * Empty when nothing fits. The index is made at the first search and kept.
 */
export async function searchLibrary(
  query: string,
  { language, isAfterLoss, limit = 10 }: LibrarySearch,
): Promise<readonly Entry[]> {
  let made = indexes.get(language);
  if (!made) {
    made = makeIndex(language);
    indexes.set(language, made);
    made.catch(() => indexes.delete(language));
  }
  const { entries, search } = await made;
  return fitting(
    search(query).flatMap((id) => entries.get(id) ?? []),
    isAfterLoss,
  ).slice(0, limit);
}

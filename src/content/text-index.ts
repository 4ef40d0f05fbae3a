import MiniSearch from 'minisearch';
import type { LanguageTag } from '@/i18n/languages/languages.ts';
import { searchTerms } from './search-terms.ts';

interface IndexedText {
  readonly id: string;
  readonly title: string;
  readonly also?: string;
  readonly text: string;
}

/**
 * An index over texts of one language that forgives a wrong letter and an unfinished word.
 * @returns a search that gives the ids of the matching texts, the best first
 */
export function textIndex(language: LanguageTag, texts: readonly IndexedText[]): (query: string) => string[] {
  const index = new MiniSearch({
    fields: ['title', 'also', 'text'],
    processTerm: searchTerms(language),
    searchOptions: {
      boost: { title: 3, also: 2 },
      // In a short word one wrong letter changes too much.
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      prefix: (term) => term.length > 2,
    },
  });
  index.addAll(texts.map(({ also = '', ...text }) => ({ ...text, also })));
  return (query) => index.search(query).map(({ id }) => String(id));
}

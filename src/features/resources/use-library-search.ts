import { useEffect, useState } from 'react';
import type { Article } from '@/content/entries/article.ts';
import type { Entry } from '@/content/entries/entry.ts';
import { useEffectiveLanguage } from '@/i18n/catalogue/use-effective-language.ts';
import { useLossMode } from '@/app/settings/pregnancy-loss-mode.ts';

interface SearchResult {
  readonly query: string;
  readonly articles: readonly Article[];
  readonly entries: readonly Entry[];
}

const ARTICLES_SHOWN = 5;
const ENTRIES_SHOWN = 20;

/** The results of a query; null while the query is empty or the index is being built. */
export function useLibrarySearch(query: string): SearchResult | null {
  const language = useEffectiveLanguage();
  const isAfterLoss = useLossMode((mode) => mode.isPlain);
  const [found, setFound] = useState<SearchResult | null>(null);
  const trimmed = query.trim();
  useEffect(() => {
    if (trimmed === '') return;
    let isStale = false;
    const searching = Promise.all([import('@/content/library-search.ts'), import('@/content/article-search.ts')]).then(
      ([{ searchLibrary }, { searchArticles }]) =>
        Promise.all([
          searchLibrary(trimmed, { language, isAfterLoss, limit: ENTRIES_SHOWN }),
          searchArticles(trimmed, isAfterLoss, ARTICLES_SHOWN),
        ]),
    );
    void searching
      .then(([entries, articles]) => !isStale && setFound({ query: trimmed, entries, articles }))
      .catch(() => !isStale && setFound({ query: trimmed, entries: [], articles: [] }));
    return () => {
      isStale = true;
    };
  }, [trimmed, language, isAfterLoss]);
  // Former results stay until the new ones arrive; an empty query shows none.
  return trimmed === '' ? null : found;
}

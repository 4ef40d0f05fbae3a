import { useEffect, useState } from 'react';
import type { Entry } from '@/content/entries/entry.ts';
import { useEffectiveLanguage } from '@/i18n/catalogue/use-effective-language.ts';
import { useLossMode } from '@/app/settings/pregnancy-loss-mode.ts';

interface SearchResult {
  readonly query: string;
  readonly entries: readonly Entry[];
}

/** The results of a query; null while the query is empty or the index is being built. */
export function useLibrarySearch(query: string): SearchResult | null {
  const language = useEffectiveLanguage();
  const isAfterLoss = useLossMode((mode) => mode.isPlain);
  const [found, setFound] = useState<SearchResult | null>(null);
  const trimmed = query.trim();
  useEffect(() => {
    if (trimmed === '') return;
    let isStale = false;
    void import('@/content/library-search.ts')
      .then(({ searchLibrary }) => searchLibrary(trimmed, { language, isAfterLoss, limit: 20 }))
      .then((entries) => !isStale && setFound({ query: trimmed, entries }))
      .catch(() => !isStale && setFound({ query: trimmed, entries: [] }));
    return () => {
      isStale = true;
    };
  }, [trimmed, language, isAfterLoss]);
  // Former results stay until the new ones arrive; an empty query shows none.
  return trimmed === '' ? null : found;
}

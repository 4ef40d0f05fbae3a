import { useEffect, useState } from 'react';
import type { Entry } from '@/content/entry.ts';
import { useLanguageHere } from '@/i18n/use-language-here.ts';
import { useTact } from '@/tact.ts';

interface Found {
  readonly query: string;
  readonly entries: readonly Entry[];
}

/** What the library has for a query; null while nothing is asked or the index is being made. */
export function useLibrarySearch(query: string): Found | null {
  const language = useLanguageHere();
  const isAfterLoss = useTact((tact) => tact.isPlain);
  const [found, setFound] = useState<Found | null>(null);
  const asked = query.trim();
  useEffect(() => {
    if (asked === '') return;
    let isOld = false;
    void import('@/content/library.ts')
      .then(({ searchLibrary }) => searchLibrary(asked, { language, isAfterLoss, limit: 20 }))
      .then((entries) => !isOld && setFound({ query: asked, entries }))
      .catch(() => !isOld && setFound({ query: asked, entries: [] }));
    return () => {
      isOld = true;
    };
  }, [asked, language, isAfterLoss]);
  // What was found for other words stays until the new answer is there, and goes when nothing is asked.
  return asked === '' ? null : found;
}

import { createContext, useContext } from 'react';
import { useCatalogue } from './catalogue.ts';
import type { LanguageTag } from './languages.ts';

/** The language of a part of a page that has another one than the app; null where it has not. */
export const LanguageHere = createContext<LanguageTag | null>(null);

/** The language of this place: the app's, or English in a part that somebody has turned into it. */
export function useLanguageHere(): LanguageTag {
  const app = useCatalogue((catalogue) => catalogue.language);
  return useContext(LanguageHere) ?? app;
}

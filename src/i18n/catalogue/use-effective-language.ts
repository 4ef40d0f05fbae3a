import { createContext, useContext } from 'react';
import { useCatalogue } from './catalogue.ts';
import type { LanguageTag } from '@/i18n/languages/languages.ts';

/** The language of a part of a page that differs from the app's; null where it does not. */
export const LanguageOverride = createContext<LanguageTag | null>(null);

/** The language of this component: the app's, or English in a part that the user switched to English. */
export function useEffectiveLanguage(): LanguageTag {
  const app = useCatalogue((catalogue) => catalogue.language);
  return useContext(LanguageOverride) ?? app;
}

import { useEffect, useMemo, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { speak, useCatalogue } from './catalogue.ts';
import { formattingLocale } from './formatting-locale.ts';
import { DEFAULT_LANGUAGE, languages, type LanguageTag } from './languages.ts';
import type { Messages } from './messages/en.ts';

interface LanguageProviderProps {
  language: LanguageTag;
  children: ReactNode;
}

/** Gives every screen its words, and tells the document which language they are in and which way they run. */
export function LanguageProvider({ language: wanted, children }: LanguageProviderProps) {
  const { language, messages } = useCatalogue();
  // A page is shown when its words are loaded, so none that is read is missing.
  const loaded = messages as Messages;

  useEffect(() => void speak(wanted), [wanted]);

  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = languages[language].direction;
  }, [language]);

  const locale = useMemo(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return formattingLocale(language, navigator.languages, timeZone);
  }, [language]);

  return (
    <IntlProvider locale={locale} defaultLocale={DEFAULT_LANGUAGE} messages={loaded}>
      {children}
    </IntlProvider>
  );
}

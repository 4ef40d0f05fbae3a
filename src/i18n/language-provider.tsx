import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { formattingLocale } from './formatting-locale.ts';
import { DEFAULT_LANGUAGE, languages, type LanguageTag } from './languages.ts';
import { en, type Messages } from './messages/en.ts';

interface LanguageProviderProps {
  language: LanguageTag;
  children: ReactNode;
}

/** Gives every screen its words, and tells the document which language they are in and which way they run. */
export function LanguageProvider({ language, children }: LanguageProviderProps) {
  const [loaded, setLoaded] = useState<{ language: LanguageTag; messages: Messages }>({
    language: DEFAULT_LANGUAGE,
    messages: en,
  });

  useEffect(() => {
    let isCurrent = true;
    void languages[language].load().then((messages) => isCurrent && setLoaded({ language, messages }));
    return () => {
      isCurrent = false;
    };
  }, [language]);

  useEffect(() => {
    document.documentElement.lang = loaded.language;
    document.documentElement.dir = languages[loaded.language].direction;
  }, [loaded.language]);

  const locale = useMemo(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return formattingLocale(loaded.language, navigator.languages, timeZone);
  }, [loaded.language]);

  return (
    <IntlProvider locale={locale} defaultLocale={DEFAULT_LANGUAGE} messages={loaded.messages}>
      {children}
    </IntlProvider>
  );
}

import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { useCatalogue } from './catalogue.ts';
import { formattingLocale } from './formatting-locale.ts';
import { DEFAULT_LANGUAGE, languages, type LanguageTag } from './languages.ts';
import type { Messages } from './messages/en.ts';
import { LanguageHere } from './use-language-here.ts';

/** The clocks of the United States are so many minutes behind UTC, from summer in New York to Honolulu. */
const [LEAST_BEHIND, MOST_BEHIND] = [240, 600];

/** The device's zone, where it can be one of the United States: elsewhere its name decides nothing and takes long to ask. */
function zoneThatDecides(): string {
  const behind = new Date().getTimezoneOffset();
  return behind < LEAST_BEHIND || behind > MOST_BEHIND ? 'UTC' : Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** How this browser writes dates and numbers in a language. */
const localeOf = (language: LanguageTag): string => formattingLocale(language, navigator.languages, zoneThatDecides);

interface WordsProps {
  language: LanguageTag;
  messages: Partial<Messages>;
  children: ReactNode;
}

function Words({ language, messages, children }: WordsProps) {
  const locale = useMemo(() => localeOf(language), [language]);
  // A page is shown when its words are loaded, so none that is read is missing.
  const loaded = messages as Messages;
  return (
    <IntlProvider locale={locale} defaultLocale={DEFAULT_LANGUAGE} messages={loaded}>
      {children}
    </IntlProvider>
  );
}

/** Gives a part of a page the words of English, dates and numbers with them, or those of the app. */
export function WordsIn({ isEnglish, children }: { isEnglish: boolean; children: ReactNode }) {
  const { language, messages, english } = useCatalogue();
  const here = isEnglish ? DEFAULT_LANGUAGE : language;
  return (
    <LanguageHere value={here}>
      <Words language={here} messages={isEnglish ? english : messages}>
        {children}
      </Words>
    </LanguageHere>
  );
}

/** Gives every screen its words, and tells the document which language they are in and which way they run. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { language, messages } = useCatalogue();
  // Before anything is painted, or the page would be seen to turn round.
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = languages[language].direction;
  }, [language]);

  return (
    <Words language={language} messages={messages}>
      {children}
    </Words>
  );
}

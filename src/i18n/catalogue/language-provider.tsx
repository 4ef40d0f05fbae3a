import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { useCatalogue } from './catalogue.ts';
import { formattingLocale } from '@/i18n/formats/formatting-locale.ts';
import { DEFAULT_LANGUAGE, languages, type LanguageTag } from '@/i18n/languages/languages.ts';
import type { Messages } from '@/i18n/messages/en.ts';
import { LanguageOverride } from './use-effective-language.ts';

/** Minutes behind UTC in the United States, from summer in New York to Honolulu. */
const [MIN_MINUTES_BEHIND, MAX_MINUTES_BEHIND] = [240, 600];

/**
 * The device's zone if it can be one of the United States. Elsewhere the name of the zone does not matter, and asking
 * for it is slow.
 */
function zoneForLocale(): string {
  const minutesBehind = new Date().getTimezoneOffset();
  return minutesBehind < MIN_MINUTES_BEHIND || minutesBehind > MAX_MINUTES_BEHIND
    ? 'UTC'
    : Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The locale of dates and numbers for a language in this browser. */
const localeOf = (language: LanguageTag): string => formattingLocale(language, navigator.languages, zoneForLocale);

interface MessagesProviderProps {
  language: LanguageTag;
  messages: Partial<Messages>;
  children: ReactNode;
}

function MessagesProvider({ language, messages, children }: MessagesProviderProps) {
  const locale = useMemo(() => localeOf(language), [language]);
  // A page is shown only after its messages are loaded, so no message it reads is missing.
  const loaded = messages as Messages;
  return (
    <IntlProvider locale={locale} defaultLocale={DEFAULT_LANGUAGE} messages={loaded}>
      {children}
    </IntlProvider>
  );
}

/** Shows a part of a page in English, including dates and numbers, or in the language of the app. */
export function LanguageOverrideProvider({ isEnglish, children }: { isEnglish: boolean; children: ReactNode }) {
  const { language, messages, english } = useCatalogue();
  const shownLanguage = isEnglish ? DEFAULT_LANGUAGE : language;
  return (
    <LanguageOverride value={shownLanguage}>
      <MessagesProvider language={shownLanguage} messages={isEnglish ? english : messages}>
        {children}
      </MessagesProvider>
    </LanguageOverride>
  );
}

/** Provides the messages to every screen, and sets the language and text direction of the document. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { language, messages } = useCatalogue();
  // Before the first paint, or the user would see the page change its direction.
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = languages[language].direction;
  }, [language]);

  return (
    <MessagesProvider language={language} messages={messages}>
      {children}
    </MessagesProvider>
  );
}

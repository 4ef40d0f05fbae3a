import { create } from 'zustand';
import { DEFAULT_LANGUAGE, languages, type LanguageTag } from './languages.ts';
import type { Messages } from './messages/en.ts';
import { first } from './messages/en/first.ts';

interface Catalogue {
  readonly language: LanguageTag;
  readonly messages: Partial<Messages>;
  /** Holds all words of the language, not only those of the first paint. */
  readonly isWhole: boolean;
}

/** The words that are loaded, and their language. */
export const useCatalogue = create<Catalogue>(() => ({ language: DEFAULT_LANGUAGE, messages: first, isWhole: false }));

/** Loads the words of every page. A page that shows more than Today waits for this before it is shown. */
export async function allWords(): Promise<void> {
  const { language, isWhole } = useCatalogue.getState();
  if (isWhole) return;
  const rest = await languages[language].rest();
  const { language: latest, messages } = useCatalogue.getState();
  if (latest !== language) return allWords();
  useCatalogue.setState({ messages: { ...messages, ...rest }, isWhole: true });
}

/** Changes to another language, with as many of its words as are loaded now. */
export async function speak(language: LanguageTag): Promise<void> {
  const { language: before, isWhole } = useCatalogue.getState();
  if (language === String(before)) return;
  const { first: start, rest } = languages[language];
  const [words, others] = await Promise.all([start(), isWhole ? rest() : undefined]);
  useCatalogue.setState({ language, messages: { ...words, ...others }, isWhole });
}

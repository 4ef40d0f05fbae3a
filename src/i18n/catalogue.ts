import { create } from 'zustand';
import { DEFAULT_LANGUAGE, type LanguageTag } from './languages.ts';
import type { Messages } from './messages/en.ts';
import { first } from './messages/en/first.ts';
import { firstWords, restWords } from './word-files.ts';

interface Catalogue {
  readonly language: LanguageTag;
  /** The words of the language upon those of English, so that none is missing. */
  readonly messages: Partial<Messages>;
  /** As many words as are loaded, in English: for what is not translated, and for whoever wants to read it so. */
  readonly english: Partial<Messages>;
  /** Holds all words of the language, not only those of the first paint. */
  readonly isWhole: boolean;
}

/** The words that are loaded, and their language. */
export const useCatalogue = create<Catalogue>(() => ({
  language: DEFAULT_LANGUAGE,
  messages: first,
  english: first,
  isWhole: false,
}));

/** What was asked for last; an answer that comes after another was asked for is dropped. */
let wanted: LanguageTag = DEFAULT_LANGUAGE;

/** @throws when the words of the language are neither on the phone nor to be had */
async function ownWords(language: LanguageTag, whole: boolean): Promise<Partial<Messages>> {
  const parts = await Promise.all([firstWords(language), whole ? restWords(language) : {}]);
  return Object.assign({}, ...parts) as Partial<Messages>;
}

const englishWords = async (whole: boolean): Promise<Partial<Messages>> =>
  whole ? { ...first, ...(await restWords(DEFAULT_LANGUAGE)) } : first;

async function load(language: LanguageTag, whole: boolean): Promise<void> {
  const [english, own] = await Promise.all([englishWords(whole), ownWords(language, whole)]);
  const { language: now, isWhole } = useCatalogue.getState();
  if (wanted !== language || (now === language && isWhole)) return;
  useCatalogue.setState({ language, messages: { ...english, ...own }, english, isWhole: whole });
}

/**
 * Loads the words of every page. A page that shows more than Today waits for this before it is shown. Words of another
 * language that cannot be had are read in English until they can. @throws when there is no English either
 */
export async function allWords(): Promise<void> {
  const language = wanted;
  if (useCatalogue.getState().isWhole && useCatalogue.getState().language === language) return;
  try {
    await load(language, true);
  } catch {
    const english = await englishWords(true);
    const { messages } = useCatalogue.getState();
    // Not whole: the next page asks for the words of the language again.
    useCatalogue.setState({ messages: { ...english, ...messages }, english });
  }
  if (wanted !== language) await allWords();
}

/** Loads the words of the home page and of signing in. In another language all words are one file. @throws like `allWords` */
export async function doorWords(): Promise<void> {
  if (wanted !== DEFAULT_LANGUAGE || useCatalogue.getState().isWhole) return allWords();
  const { door } = await import('./messages/en/door.ts');
  const { language, isWhole, messages, english } = useCatalogue.getState();
  if (wanted !== DEFAULT_LANGUAGE) return allWords();
  if (language === DEFAULT_LANGUAGE && !isWhole)
    useCatalogue.setState({ messages: { ...messages, ...door }, english: { ...english, ...door } });
}

/**
 * Changes to another language, with as many of its words as are loaded now.
 * @throws when they are neither on the phone nor to be had; then everything stays as it was
 */
export async function speak(language: LanguageTag): Promise<void> {
  const before = useCatalogue.getState();
  wanted = language;
  if (language === before.language) return;
  try {
    await load(language, before.isWhole);
  } catch (error) {
    if (wanted === language) wanted = before.language;
    throw error;
  }
}

import { create } from 'zustand';
import { DEFAULT_LANGUAGE, type LanguageTag } from '@/i18n/languages/languages.ts';
import type { Messages } from '@/i18n/messages/en.ts';
import { first } from '@/i18n/messages/en/first.ts';
import { firstPaintMessages, remainingMessages } from './message-files.ts';

interface Catalogue {
  readonly language: LanguageTag;
  /** The messages of the language merged over the English ones, so that none is missing. */
  readonly messages: Partial<Messages>;
  /** The loaded messages in English: for untranslated texts, and for users who switch a part of a page to English. */
  readonly english: Partial<Messages>;
  /** Whether all messages of the language are loaded, not only those of the first paint. */
  readonly isComplete: boolean;
}

/** The loaded messages and their language. */
export const useCatalogue = create<Catalogue>(() => ({
  language: DEFAULT_LANGUAGE,
  messages: first,
  english: first,
  isComplete: false,
}));

/** The language requested last; a result for an earlier request is dropped. */
let requested: LanguageTag = DEFAULT_LANGUAGE;

/** @throws when the messages of the language are neither cached nor loadable */
async function loadTranslation(language: LanguageTag, all: boolean): Promise<Partial<Messages>> {
  const parts = await Promise.all([firstPaintMessages(language), all ? remainingMessages(language) : {}]);
  return Object.assign({}, ...parts) as Partial<Messages>;
}

const loadEnglish = async (all: boolean): Promise<Partial<Messages>> =>
  all ? { ...first, ...(await remainingMessages(DEFAULT_LANGUAGE)) } : first;

async function load(language: LanguageTag, all: boolean): Promise<void> {
  const [english, translated] = await Promise.all([loadEnglish(all), loadTranslation(language, all)]);
  const { language: current, isComplete } = useCatalogue.getState();
  if (requested !== language || (current === language && isComplete)) return;
  useCatalogue.setState({ language, messages: { ...english, ...translated }, english, isComplete: all });
}

/**
 * Loads the messages of all pages. Every page except Today is shown only after this. Messages of another language that
 * cannot be loaded are shown in English until they can. @throws when the English ones cannot be loaded either
 */
export async function loadAllMessages(): Promise<void> {
  const language = requested;
  if (useCatalogue.getState().isComplete && useCatalogue.getState().language === language) return;
  try {
    await load(language, true);
  } catch {
    const english = await loadEnglish(true);
    const { messages } = useCatalogue.getState();
    // `isComplete` stays false: the next page tries to load the messages of the language again.
    useCatalogue.setState({ messages: { ...english, ...messages }, english });
  }
  if (requested !== language) await loadAllMessages();
}

/**
 * Loads the messages of the home page and of sign-in. Other languages have all messages in one file. @throws like
 * `loadAllMessages`
 */
export async function loadSignedOutMessages(): Promise<void> {
  if (requested !== DEFAULT_LANGUAGE || useCatalogue.getState().isComplete) return loadAllMessages();
  const { signedOutMessages } = await import('@/i18n/messages/en/signed-out.ts');
  const { language, isComplete, messages, english } = useCatalogue.getState();
  if (requested !== DEFAULT_LANGUAGE) return loadAllMessages();
  if (language === DEFAULT_LANGUAGE && !isComplete)
    useCatalogue.setState({
      messages: { ...messages, ...signedOutMessages },
      english: { ...english, ...signedOutMessages },
    });
}

/**
 * Switches to another language, with as many of its messages as are loaded now.
 * @throws when they are neither cached nor loadable; then nothing changes
 */
export async function switchLanguage(language: LanguageTag): Promise<void> {
  const before = useCatalogue.getState();
  requested = language;
  if (language === before.language) return;
  try {
    await load(language, before.isComplete);
  } catch (error) {
    if (requested === language) requested = before.language;
    throw error;
  }
}

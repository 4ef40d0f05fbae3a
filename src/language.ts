import { speak } from '@/i18n/catalogue.ts';
import { DEFAULT_LANGUAGE, isLanguage, pickLanguage, type LanguageTag } from '@/i18n/languages.ts';

export const LANGUAGE_KEY = 'maia-language';

/** The language chosen on this phone; before that, the first of the browser's that there is. */
export function readLanguage(): LanguageTag {
  const stored = localStorage.getItem(LANGUAGE_KEY);
  return isLanguage(stored) ? stored : pickLanguage(navigator.languages);
}

/** The service worker keeps the words for later without a network, and reads its notices in them. */
export function keepWords(): void {
  const worker = navigator.serviceWorker?.controller;
  worker?.postMessage({ type: 'SPEAK', language: readLanguage() });
}

/** Whoever installs the app is told of it, and has its shortcuts, in this language. */
function offerManifest(language: LanguageTag): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  const name = language === DEFAULT_LANGUAGE ? 'manifest' : `manifest-${language}`;
  if (link) link.href = `/${name}.webmanifest`;
}

/** @throws when its words are neither on the phone nor to be had; then the language stays as it is */
export async function chooseLanguage(language: LanguageTag): Promise<void> {
  await speak(language);
  localStorage.setItem(LANGUAGE_KEY, language);
  offerManifest(language);
  keepWords();
}

/** Speaks the language of this phone; English while its words cannot be had, and its own as soon as they can. */
export async function applyLanguage(): Promise<void> {
  offerManifest(readLanguage());
  const again = () => void speak(readLanguage()).catch(() => undefined);
  await speak(readLanguage()).catch(() => addEventListener('online', again, { once: true }));
}

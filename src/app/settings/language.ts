import { switchLanguage } from '@/i18n/catalogue/catalogue.ts';
import { plainName } from './plain-name.ts';
import { DEFAULT_LANGUAGE, isLanguage, pickLanguage, type LanguageTag } from '@/i18n/languages/languages.ts';

export const LANGUAGE_KEY = 'maia-language';

/** The language chosen on this phone, else the first supported language of the browser. */
export function readLanguage(): LanguageTag {
  const stored = localStorage.getItem(LANGUAGE_KEY);
  return isLanguage(stored) ? stored : pickLanguage(navigator.languages);
}

/** Asks the service worker to cache the messages of this language for offline use and for its notifications. */
export function cacheMessages(): void {
  const worker = navigator.serviceWorker?.controller;
  worker?.postMessage({ type: 'SPEAK', language: readLanguage() });
}

/** Links the web manifest of this language: name and shortcuts of the installed app, or the neutral ones. */
export function linkManifest(language: LanguageTag): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  const own = language === DEFAULT_LANGUAGE ? 'manifest' : `manifest-${language}`;
  const name = plainName() === null ? own : `manifest-plain-${language}`;
  if (link) link.href = `/${name}.webmanifest`;
}

/** @throws when the messages are neither cached nor reachable; then the language does not change */
export async function chooseLanguage(language: LanguageTag): Promise<void> {
  await switchLanguage(language);
  localStorage.setItem(LANGUAGE_KEY, language);
  linkManifest(language);
  cacheMessages();
}

/** Switches to the language of this phone. If its messages cannot be loaded, English is shown until the network is back. */
export async function applyLanguage(): Promise<void> {
  linkManifest(readLanguage());
  const retry = () => void switchLanguage(readLanguage()).catch(() => undefined);
  await switchLanguage(readLanguage()).catch(() => addEventListener('online', retry, { once: true }));
}

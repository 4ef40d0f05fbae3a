import { isLanguage, languageTags, pickLanguage, type LanguageTag } from '@/i18n/languages/languages.ts';

declare const self: ServiceWorkerGlobalScope;

/** The messages of the languages used on this device, and the chosen language. */
export const LANGUAGE_CACHE = 'maia-words';
const LANGUAGE_PATH = '/language';

/** Chunk names given by the build. The Arabic font is not precached, so it belongs to the language. */
const filesOf = (language: LanguageTag): RegExp =>
  language === 'ar' ? /\/(words-ar|rubik-arabic)-/ : new RegExp(`/words-${language}-`);

/** True for a file of one language, which is not precached for all users. */
export const isLanguageFile = (path: string): boolean => languageTags.some((tag) => filesOf(tag).test(path));

/** The language chosen on this device, or the first supported language of the browser. */
export async function chosenLanguage(): Promise<LanguageTag> {
  const stored = await caches.match(LANGUAGE_PATH, { cacheName: LANGUAGE_CACHE }).catch(() => undefined);
  const tag = (await stored?.text()) ?? null;
  return isLanguage(tag) ? tag : pickLanguage(navigator.languages);
}

/** Caches the missing files of a language. Files of other languages stay, so that the user can switch back offline. */
async function cacheFiles(language: LanguageTag, files: readonly string[]): Promise<void> {
  const cache = await caches.open(LANGUAGE_CACHE);
  await cache.put(LANGUAGE_PATH, new Response(language));
  const languageFiles = files.filter((file) => filesOf(language).test(file));
  const missing = await Promise.all(languageFiles.map(async (file) => ((await cache.match(file)) ? [] : [file])));
  await cache.addAll(missing.flat());
}

/** Deletes files of the previous version; `cachePreviousVersion` keeps copies for open tabs. */
async function deletePreviousFiles(files: readonly string[]): Promise<void> {
  const cache = await caches.open(LANGUAGE_CACHE);
  const paths = new Set([...files.map((file) => new URL(file, self.location.origin).pathname), LANGUAGE_PATH]);
  for (const request of await cache.keys()) if (!paths.has(new URL(request.url).pathname)) await cache.delete(request);
}

/**
 * Caches the files of the chosen language for offline use: when a page reports its language, and in a new version before it takes
 * over. @param files the files of all languages
 */
export function cacheLanguage(files: readonly string[]): void {
  // A failure does not stop the installation: the new version is in English until it is online.
  self.addEventListener('install', (event) =>
    event.waitUntil(
      chosenLanguage()
        .then((language) => cacheFiles(language, files))
        .catch(() => undefined),
    ),
  );
  self.addEventListener('activate', (event) => event.waitUntil(deletePreviousFiles(files).catch(() => undefined)));
  self.addEventListener('message', (event) => {
    const { type, language } = (event.data ?? {}) as { type?: unknown; language?: unknown };
    if (type !== 'SPEAK' || typeof language !== 'string' || !isLanguage(language)) return;
    event.waitUntil(cacheFiles(language, files).catch(() => undefined));
  });
}

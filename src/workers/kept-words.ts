import { isLanguage, languageTags, pickLanguage, type LanguageTag } from '@/i18n/languages.ts';

declare const self: ServiceWorkerGlobalScope;

/** The words of the languages that are spoken on this phone, and which one it is. */
export const WORDS = 'maia-words';
const SPOKEN = '/language';

/** The build names the chunks of a language so; Arabic letters are not among the fonts that everybody has. */
const filesOf = (language: LanguageTag): RegExp =>
  language === 'ar' ? /\/(words-ar|rubik-arabic)-/ : new RegExp(`/words-${language}-`);

/** Whether a file belongs to one language, and so is not for everybody's phone. */
export const isOfLanguage = (path: string): boolean => languageTags.some((tag) => filesOf(tag).test(path));

/** The language that this phone was told to speak, or the first of the browser's that there is. */
export async function spokenLanguage(): Promise<LanguageTag> {
  const kept = await caches.match(SPOKEN, { cacheName: WORDS }).catch(() => undefined);
  const tag = (await kept?.text()) ?? null;
  return isLanguage(tag) ? tag : pickLanguage(navigator.languages);
}

/** Fetches what is not here yet. Another language's files stay: she may change back without a network. */
async function keep(language: LanguageTag, files: readonly string[]): Promise<void> {
  const cache = await caches.open(WORDS);
  await cache.put(SPOKEN, new Response(language));
  const own = files.filter((file) => filesOf(language).test(file));
  const absent = await Promise.all(own.map(async (file) => ((await cache.match(file)) ? [] : [file])));
  await cache.addAll(absent.flat());
}

/** The words of the version that goes are kept for its open tabs by `keepVersionBefore`. */
async function forgetBefore(files: readonly string[]): Promise<void> {
  const cache = await caches.open(WORDS);
  const paths = new Set([...files.map((file) => new URL(file, self.location.origin).pathname), SPOKEN]);
  for (const request of await cache.keys()) if (!paths.has(new URL(request.url).pathname)) await cache.delete(request);
}

/**
 * Keeps the words of the language that is spoken here for when there is no network: when a page says which one it is,
 * and in a new version before it takes over. @param files the files of all languages
 */
export function keepSpokenWords(files: readonly string[]): void {
  // Without them the new version speaks English until there is a network: no reason to keep it away.
  self.addEventListener('install', (event) =>
    event.waitUntil(
      spokenLanguage()
        .then((language) => keep(language, files))
        .catch(() => undefined),
    ),
  );
  self.addEventListener('activate', (event) => event.waitUntil(forgetBefore(files).catch(() => undefined)));
  self.addEventListener('message', (event) => {
    const { type, language } = (event.data ?? {}) as { type?: unknown; language?: unknown };
    if (type !== 'SPEAK' || typeof language !== 'string' || !isLanguage(language)) return;
    event.waitUntil(keep(language, files).catch(() => undefined));
  });
}

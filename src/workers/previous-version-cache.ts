import { cacheNames } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { LANGUAGE_CACHE } from './language-cache.ts';

declare const self: ServiceWorkerGlobalScope;

/** File names in this folder contain a hash of the content, so a file of a given name never changes. */
const HASHED = '/assets/';
const PREVIOUS_CACHE = 'maia-kept-version';
const FONTS_CACHE = 'maia-fonts';
/** Scripts that read lab reports: large and needed by few users, so not precached. */
const READER_CACHE = 'maia-reader';
const READER_FILES = /\/(?:lab-reader\.worker|ocr\.worker|tesseract|recognise-text|letters-)[^/]*(?:\/[^/]+)?$/;
/** A tab that runs longer than this reloads itself when a script is missing. */
const RETENTION_MS = 7 * 24 * 60 * 60_000;
const CACHED_AT_HEADER = 'x-kept-at';

/** A copy with the caching time (ms since 1970) in a header. */
function dated(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set(CACHED_AT_HEADER, String(Date.now()));
  return new Response(response.body, { status: response.status, headers });
}

/** Copies the scripts and styles of the previous version, and deletes those of versions older than the retention. */
async function copyPreviousVersion(files: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(PREVIOUS_CACHE);
  for (const request of await cache.keys()) {
    const at = Number((await cache.match(request))?.headers.get(CACHED_AT_HEADER));
    if (files.has(new URL(request.url).pathname) || at < Date.now() - RETENTION_MS) await cache.delete(request);
  }
  for (const source of [await caches.open(cacheNames.precache), await caches.open(LANGUAGE_CACHE)])
    for (const request of await source.keys()) {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith(HASHED) || files.has(pathname)) continue;
      const response = await source.match(request);
      if (response) await cache.put(request, dated(response));
    }
}

async function serveHashed(request: Request): Promise<Response> {
  for (const cacheName of [PREVIOUS_CACHE, LANGUAGE_CACHE, FONTS_CACHE, READER_CACHE]) {
    const cached = await caches.match(request, { cacheName });
    if (cached) return cached;
  }
  const response = await fetch(request);
  // Fonts of other scripts are large and needed by few users: cache them after the first use.
  if (response.ok && request.destination === 'font')
    await (await caches.open(FONTS_CACHE)).put(request, response.clone());
  if (response.ok && READER_FILES.test(new URL(request.url).pathname)) await cacheReaderFile(request, response.clone());
  return response;
}

/** Caches a file of the lab reader and deletes the same file of earlier versions. Errors are ignored, for example a full disk. */
async function cacheReaderFile(request: Request, response: Response): Promise<void> {
  const nameOf = ({ url }: { url: string }) => new URL(url).pathname.replace(/-[\w-]{8}(?=[./])/, '');
  try {
    const cache = await caches.open(READER_CACHE);
    for (const old of await cache.keys()) if (nameOf(old) === nameOf(request)) await cache.delete(old);
    await cache.put(request, response);
  } catch {
    return;
  }
}

/**
 * Lets an open tab continue with the previous version after a new one has taken over, by caching the scripts that the tab has not
 * loaded yet. Call after the routes of the precache are registered. @param files the files of the new version
 */
export function cachePreviousVersion(files: readonly string[]): void {
  const paths = new Set(files.map((file) => new URL(file, self.location.origin).pathname));
  // A failure, for example a full disk, must not stop the installation of a new version.
  self.addEventListener('install', (event) => event.waitUntil(copyPreviousVersion(paths).catch(() => undefined)));
  // Control the page of a first visit at once, so that it keeps its files when a new version is deployed.
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(HASHED),
    ({ request }) => serveHashed(request),
  );
}

import { cacheNames } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { WORDS } from './kept-words.ts';

declare const self: ServiceWorkerGlobalScope;

/** Vite puts a hash of the content into the name of everything here, so that a file of a name never changes. */
const HASHED = '/assets/';
const KEPT = 'maia-kept-version';
const FONTS = 'maia-fonts';
/** What reads lab reports: large, and not for everybody. */
const READER = 'maia-reader';
const READER_FILES = /\/(?:lab-reader\.worker|ocr\.worker|tesseract|recognise-text|letters-)[^/]*(?:\/[^/]+)?$/;
/** A tab that has run longer than this loads itself anew when it meets a script that is gone. */
const KEPT_MS = 7 * 24 * 60 * 60_000;
const KEPT_AT = 'x-kept-at';

/** A copy that says when it was made. */
function dated(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set(KEPT_AT, String(Date.now()));
  return new Response(response.body, { status: response.status, headers });
}

/** Copies the scripts and styles of the version that goes, and forgets those of versions that went long ago. */
async function keepBefore(files: ReadonlySet<string>): Promise<void> {
  const kept = await caches.open(KEPT);
  for (const request of await kept.keys()) {
    const at = Number((await kept.match(request))?.headers.get(KEPT_AT));
    if (files.has(new URL(request.url).pathname) || at < Date.now() - KEPT_MS) await kept.delete(request);
  }
  for (const before of [await caches.open(cacheNames.precache), await caches.open(WORDS)])
    for (const request of await before.keys()) {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith(HASHED) || files.has(pathname)) continue;
      const response = await before.match(request);
      if (response) await kept.put(request, dated(response));
    }
}

async function serveHashed(request: Request): Promise<Response> {
  for (const cacheName of [KEPT, WORDS, FONTS, READER]) {
    const known = await caches.match(request, { cacheName });
    if (known) return known;
  }
  const response = await fetch(request);
  // Letters of other scripts are large and not for everybody: they stay once somebody has needed them.
  if (response.ok && request.destination === 'font') await (await caches.open(FONTS)).put(request, response.clone());
  if (response.ok && READER_FILES.test(new URL(request.url).pathname)) await keepReader(request, response.clone());
  return response;
}

/** Keeps a file of the reader, and lets go of the same file of versions before; a full disk keeps nobody from reading. */
async function keepReader(request: Request, response: Response): Promise<void> {
  const nameOf = ({ url }: { url: string }) => new URL(url).pathname.replace(/-[\w-]{8}(?=[./])/, '');
  try {
    const kept = await caches.open(READER);
    for (const old of await kept.keys()) if (nameOf(old) === nameOf(request)) await kept.delete(old);
    await kept.put(request, response);
  } catch {
    return;
  }
}

/**
 * An old tab goes on with its own version after a new one has taken over: the scripts it has not loaded yet are kept for
 * it. Call after the precache has its routes. @param files what the new version is made of
 */
export function keepVersionBefore(files: readonly string[]): void {
  const paths = new Set(files.map((file) => new URL(file, self.location.origin).pathname));
  // Nothing of this may keep a new version away, not even a full disk.
  self.addEventListener('install', (event) => event.waitUntil(keepBefore(paths).catch(() => undefined)));
  // A first visit has its app from the worker at once, and so keeps it when a new version is put on the server.
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(HASHED),
    ({ request }) => serveHashed(request),
  );
}

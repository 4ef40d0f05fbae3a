import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { allowOwnWorkers } from '@/trusted-types.ts';
import { passBy } from './pass-by.ts';
import { fallBack } from './fallbacks.ts';
import { keepVersionBefore } from './kept-version.ts';
import { drawFirstPages, isOfDrawing } from './draw-first.ts';
import { isOfLanguage, keepSpokenWords } from './kept-words.ts';
import { listenForPush } from './push-events.ts';
import { isTakenIn, syncInBackground } from './sync-in-background.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

allowOwnWorkers();

// Everything the app is made of. Nothing of /v1 is ever kept: records live in the store, not in a cache.
const entries = self.__WB_MANIFEST;
const pathOf = (file: PrecacheEntry | string) => (typeof file === 'string' ? file : file.url);
const files = entries.filter(
  (file) => !isOfLanguage(pathOf(file)) && !isTakenIn(pathOf(file)) && !isOfDrawing(pathOf(file)),
);
precacheAndRoute(files);
cleanupOutdatedCaches();
drawFirstPages(entries.map(pathOf));
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/v1(\/|$)/] }));

// A new version takes over when the user says so, never under somebody who is typing.
self.addEventListener('message', (event) => {
  if ((event.data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

passBy();

const paths = files.map(pathOf);
keepVersionBefore(paths);
// After it: what it keeps for open tabs must still be there.
keepSpokenWords(entries.map(pathOf).filter(isOfLanguage));
listenForPush(syncInBackground(entries.map(pathOf)));
fallBack();

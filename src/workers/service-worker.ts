import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { allowAppWorkers } from '@/platform/trusted-types.ts';
import { bypassWorker } from './bypass-routes.ts';
import { serveOfflineFallback } from './offline-fallback.ts';
import { cachePreviousVersion } from './previous-version-cache.ts';
import { serveFirstPaint, isFirstPaintScript } from './first-paint-route.ts';
import { isLanguageFile, cacheLanguage } from './language-cache.ts';
import { addPushHandlers } from './push-handler.ts';
import { followPlainLook } from './plain-look.ts';
import { isBackgroundScript, syncInBackground } from './background-sync.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

allowAppWorkers();

// All files of the app. Responses of /v1 are never cached: records are in the store.
const entries = self.__WB_MANIFEST;
const pathOf = (file: PrecacheEntry | string) => (typeof file === 'string' ? file : file.url);
const files = entries.filter(
  (file) => !isLanguageFile(pathOf(file)) && !isBackgroundScript(pathOf(file)) && !isFirstPaintScript(pathOf(file)),
);
precacheAndRoute(files);
cleanupOutdatedCaches();
serveFirstPaint(entries.map(pathOf));
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/v1(\/|$)/] }));

// A new version takes over only when the user confirms it, because a takeover while she types could lose her input.
self.addEventListener('message', (event) => {
  if ((event.data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

bypassWorker();

const paths = files.map(pathOf);
cachePreviousVersion(paths);
// After cachePreviousVersion, which copies the files that this deletes.
cacheLanguage(entries.map(pathOf).filter(isLanguageFile));
addPushHandlers(syncInBackground(entries.map(pathOf)));
serveOfflineFallback();
followPlainLook();

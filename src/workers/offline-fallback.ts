import { matchPrecache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

/** Placeholder for a missing picture: a crossed-out cloud on the background colour of the app. */
const NO_PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 48 48"><path fill="#f3ece9" d="M-12-12h48v48h-48z"/><path fill="none" stroke="#4c625b" stroke-width="1.5" stroke-linecap="round" d="M3.5 3.500l17 17M9.6 5.600a6.2 6.2 0 0 1 8.7 5 4 4 0 0 1 2.4 6.300M16.8 18.500H7a4.4 4.4 0 0 1-1.2-8.6"/></svg>';

const noPicture = () => new Response(NO_PICTURE, { headers: { 'content-type': 'image/svg+xml' } });

/**
 * Offline answers for requests without a cached response: a placeholder for pictures, and the app for pages of the server, which
 * shows the error. Scripts and data requests fail, because the app handles these errors. Call after all other routes.
 */
export function serveOfflineFallback(): void {
  registerRoute(
    ({ request }) => request.destination === 'image',
    ({ request }) => fetch(request).catch(noPicture),
  );
  registerRoute(
    ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
    ({ request }) => fetch(request).catch(async () => (await matchPrecache('/index.html')) ?? Response.error()),
  );
}

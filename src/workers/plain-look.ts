import { PLAIN_LOOK_MESSAGE } from '@/model/notifications/service-worker-messages.ts';

declare const self: ServiceWorkerGlobalScope;

const CACHE = 'maia-look';
const PATH = '/plain';

const hasPlainLook = (): Promise<boolean> =>
  caches.match(PATH, { cacheName: CACHE }).then(
    (stored) => stored !== undefined,
    () => false,
  );

/** The icon of notifications: with the neutral look not the app's own. */
export const notificationIcon = async (): Promise<string> =>
  `/icons/${(await hasPlainLook()) ? 'plain' : 'maia'}-192.png`;

/** Remembers the choice of the page, because this worker cannot read localStorage. */
export function followPlainLook(): void {
  self.addEventListener('message', (event) => {
    const { type, isPlain } = (event.data ?? {}) as { type?: unknown; isPlain?: unknown };
    if (type !== PLAIN_LOOK_MESSAGE) return;
    event.waitUntil(
      isPlain === true
        ? caches.open(CACHE).then((cache) => cache.put(PATH, new Response('plain')))
        : caches.delete(CACHE),
    );
  });
}

import { PLAIN_LOOK_MESSAGE } from '@/model/notifications/service-worker-messages.ts';
import { linkManifest, readLanguage } from './language.ts';
import { PLAIN_NAME_KEY, plainName } from './plain-name.ts';

const APP_NAME = 'Maia';

/** The title of the document: with the neutral look only the neutral name, because a page's title is about health. */
export function pageTitle(page: string): string {
  const plain = plainName();
  if (plain !== null) return plain;
  return page === APP_NAME ? page : `${page} · ${APP_NAME}`;
}

const iconFiles = (isPlain: boolean) => ({
  icon: isPlain ? 'plain.svg' : 'maia.svg',
  'apple-touch-icon': isPlain ? 'plain-192.png' : 'maia-192.png',
});

/** Sets icon, manifest and title of the document, and tells the service worker, which reads no localStorage. */
export function applyPlainLook(): void {
  const plain = plainName();
  linkManifest(readLanguage());
  for (const [rel, file] of Object.entries(iconFiles(plain !== null))) {
    const link = document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`);
    if (link) link.href = `/icons/${file}`;
  }
  if (plain !== null) document.title = plain;
}

/** @param name the neutral name in the language of this phone; null for the app's own name and icon */
export function choosePlainLook(name: string | null): void {
  if (name === null) localStorage.removeItem(PLAIN_NAME_KEY);
  else localStorage.setItem(PLAIN_NAME_KEY, name);
  applyPlainLook();
  navigator.serviceWorker?.controller?.postMessage({ type: PLAIN_LOOK_MESSAGE, isPlain: name !== null });
}

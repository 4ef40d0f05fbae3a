import type { ComponentType } from 'react';
import type { ContentName } from '@/content/load-content.ts';
import { preloadSnapshot } from '@/db/snapshot/first-paint-snapshot.ts';
import { TYPING_TIMEOUT_MS, whenIdle } from '@/db/scheduling/when-idle.ts';
import { loadAllMessages, loadSignedOutMessages } from '@/i18n/catalogue/catalogue.ts';
import { hasLocaleForms } from '@/i18n/formats/locale-forms.ts';
import { restoreAccountDetails } from '@/sync/account/account-details.ts';
import { useSession } from '@/sync/session/session.ts';
import type { DeferredPage } from './deferred-pages.ts';
import { EmergencyFallback } from './emergency-fallback.tsx';
import { lazyPage, type LoadedPage } from './lazy-page.tsx';

/** The list of deferred pages is not in the first script: its file names alone are 5 kB. */
const loadDeferredPages = () => import('./deferred-pages.ts');

/** A loader for a page of `deferred-pages.ts`. */
export const deferred = (name: DeferredPage) => async (): Promise<{ default: ComponentType }> =>
  (await loadDeferredPages()).deferredPages[name]();

/** Loads the list of deferred pages when the browser is idle, so that the next navigation takes one request less. */
export const preloadDeferredPages = (): void =>
  whenIdle(() => void loadDeferredPages().catch(() => undefined), TYPING_TIMEOUT_MS);

/** A page in a separate chunk that waits for the messages of all pages. */
export const page = (load: () => LoadedPage) =>
  lazyPage(async () => {
    const [loaded] = await Promise.all([load(), loadAllMessages()]);
    return loaded;
  });

/** A page whose forms begin with the name of the signed-in user, which is read from the encrypted snapshot first. */
export const pageWithName = (load: () => LoadedPage, of = page) =>
  of(async () => {
    const [loaded] = await Promise.all([load(), restoreAccountDetails(useSession.getState().user?.id ?? '')]);
    return loaded;
  });

/** A page for signed-out visitors. It waits only for a small set of messages; the rest, such as error texts, load afterwards. */
export const signedOutPage = (load: () => LoadedPage) =>
  lazyPage(async () => {
    const [loaded] = await Promise.all([load(), loadSignedOutMessages()]);
    void loadAllMessages().catch(() => undefined);
    return loaded;
  });

/** A page with built-in texts, which load in parallel with its chunk. */
export const withContent = (load: () => LoadedPage, ...names: ContentName[]) =>
  page(async () => {
    const [loaded] = await Promise.all([
      load(),
      import('@/app/content/use-content.ts').then(({ preloadContent }) => preloadContent(...names)),
    ]);
    return loaded;
  });

/** A page that fetches lists from the server. The cache for the answers loads with its chunk. */
export const online = (load: () => LoadedPage) =>
  page(async () => {
    const [{ QueryProvider }, { default: OnlinePage }] = await Promise.all([
      import('@/app/network/query-provider.tsx'),
      load(),
    ]);
    return {
      default: () => (
        <QueryProvider>
          <OnlinePage />
        </QueryProvider>
      ),
    };
  });

/** In place of a page with the user's data while the app lock is closed. */
export const unlockPage = page(() => import('@/features/lock/unlock-page.tsx'));

/** Reads the snapshot of the last visit while the chunk of a page loads that shows it at once. */
function preloadLastVisit() {
  // The first date format is slow to set up: on the very first visit the browser does that while the disk answers.
  if (!hasLocaleForms()) setTimeout(() => Intl.DateTimeFormat());
  return preloadSnapshot(useSession.getState().user?.id ?? '');
}

/** In place of a page with the user's data once her account was erased on another device. */
export const erasedAccountPage = page(() => import('@/features/auth/account/erased-account-page.tsx'));

/** Never fails: without its chunk or its messages, the content of `index.html` is shown. */
export const emergencyPage = lazyPage(() =>
  Promise.all([import('@/features/emergency/emergency-page.tsx'), loadAllMessages()]).then(
    ([loaded]) => loaded,
    () => ({ default: EmergencyFallback }),
  ),
);

/** Today does not wait for the messages of other pages, because most users open it first. */
export const todayPage = lazyPage(async () => {
  const [loaded] = await Promise.all([import('./dashboard-route.tsx'), preloadLastVisit()]);
  return loaded;
});

/** Like Today, the list of readings does not wait for the messages of other pages. */
export const readingsPage = lazyPage(async () => {
  const [loaded] = await Promise.all([import('@/features/readings/readings-page.tsx'), preloadLastVisit()]);
  return loaded;
});

/** Loaded without `online`, so that its header renders while the lists are still being fetched. */
export const doctorListPage = page(() => import('@/features/doctor/doctor-page.tsx'));

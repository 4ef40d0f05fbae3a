import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useIntl } from 'react-intl';
import { TYPING_TIMEOUT_MS, whenIdle } from '@/db/scheduling/when-idle.ts';
import { useCatalogue } from '@/i18n/catalogue/catalogue.ts';
import { cacheLocaleForms } from '@/i18n/formats/locale-forms.ts';
import { languages } from '@/i18n/languages/languages.ts';
import { PageBoundary } from '@/app/pages/page-boundary.tsx';
import { erasedAccountPage, preloadDeferredPages, unlockPage } from '@/app/pages/route-pages.tsx';
import { useIsLocked } from '@/app/lock/lock-state.ts';
import { RouteGuard } from '@/app/session/route-guard.tsx';
import { clearReloadMark } from '@/app/start/stale-chunk.ts';
import { isLockable, listRouteOf, routeAt, type AppRoute } from '@/routes.tsx';
import { QuickExitLine } from '@/features/lock/quick-exit-line.tsx';
import { Frame } from '@/features/frame/frame.tsx';
import { DueLine } from '@/features/notifications/due-line.tsx';
import { replayTaps } from '@/app/start/replay-taps.ts';
import { isOpen, useEpisodes } from '@/app/episodes/open-episodes.ts';
import { useDueDoseCount } from '@/app/notifications/due-dose-count.ts';
import { useNotificationClicks } from '@/app/notifications/notification-clicks.tsx';
import { pageTitle } from '@/app/settings/plain-look.ts';
import { focusPage } from '@/ui/layout/focus-page.ts';
import { ListWithDetail } from '@/ui/page/list-with-detail.tsx';
import { Loading } from '@/ui/feedback/loading.tsx';
import { useErasedAccount } from '@/sync/account/erased-account.ts';
import { useSession } from '@/sync/account/session-store.ts';
import { DirectionContext } from '@/ui/styles/use-direction.ts';

/** The line is not needed on the first page, and most days it is not needed at all. */
const EpisodeLine = lazy(() => import('@/app/episodes/episode-line.tsx').catch(() => ({ default: () => null })));

/** On the first page the focus stays where the browser put it. */
let isFirstPage = true;

/** Runs when a page is on screen: sets the document title, scrolls to the top, and moves the focus for screen readers. */
function Arrival({ title, isNeutral = false }: { title: AppRoute['title']; isNeutral?: boolean }) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: title });
  const navigationType = useNavigationType();
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = isNeutral ? name : pageTitle(name);
  }, [name, isNeutral]);
  useEffect(clearReloadMark, []);
  useEffect(preloadDeferredPages, []);
  useEffect(() => replayTaps(), []);
  useEffect(() => {
    if (isFirstPage) {
      isFirstPage = false;
      return;
    }
    if (navigationType !== 'POP') window.scrollTo(0, 0);
    focusPage();
    // A detail opens beside its list while the page stays.
  }, [navigationType, pathname]);
  return null;
}

/** What stands in place of a page with the user's data. */
const locked = { page: unlockPage, title: 'lock.unlock.title' } as const;
const erased = { page: erasedAccountPage, title: 'account.gone.title' } as const;

function Screen({ route }: { route: AppRoute }) {
  const { pathname } = useLocation();
  const isLocked = useIsLocked();
  const userId = useSession((session) => session.user?.id);
  const isClosed = isLocked && isLockable(route);
  // With an app lock she unlocks first: the file of what was never sent needs the key.
  const isErased =
    useErasedAccount((account) => account.userId !== null && account.userId === userId) && isLockable(route);
  const cover = isClosed ? locked : isErased ? erased : null;
  const Lazy = cover?.page ?? route.page;
  const listRoute = cover ? undefined : listRouteOf(route);
  const due = useDueDoseCount(({ count }) => count);
  const hasOpenEpisode = useEpisodes(({ episodes }) => episodes?.some(isOpen) ?? false);
  return (
    <Frame
      isBare={cover !== null || isLocked || (route.bare ?? false)}
      due={
        <>
          {hasOpenEpisode && pathname !== '/dashboard' && (
            <Suspense fallback={null}>
              <EpisodeLine />
            </Suspense>
          )}
          {/* Today shows a due dose as the next step. */}
          {pathname !== '/reminders' && pathname !== '/dashboard' && <DueLine count={due} />}
        </>
      }
      quickExit={<QuickExitLine />}
    >
      <PageBoundary key={`${listRoute?.path ?? pathname} ${cover?.title ?? ''}`} onCaught={Lazy.renew}>
        <Suspense fallback={<Loading />}>
          <RouteGuard access={route.access}>
            {listRoute ? <ListAndDetail route={route} list={listRoute} /> : <Lazy />}
            <Arrival title={cover?.title ?? route.title} isNeutral={route.isNeutral ?? false} />
          </RouteGuard>
        </Suspense>
      </PageBoundary>
    </Frame>
  );
}

/** A list that stays while its details open beside it. */
function ListAndDetail({ route, list }: { route: AppRoute; list: AppRoute }) {
  const { pathname } = useLocation();
  const isOpen = route !== list;
  return (
    <ListWithDetail
      list={<list.page />}
      listPath={list.path}
      openPath={isOpen ? pathname : null}
      detail={
        isOpen && (
          <PageBoundary key={pathname} onCaught={route.page.renew}>
            <Suspense fallback={<Loading />}>
              <route.page />
            </Suspense>
          </PageBoundary>
        )
      }
    />
  );
}

export function App() {
  useNotificationClicks();
  const { locale } = useIntl();
  const userId = useSession((session) => session.user?.id);
  useEffect(
    () =>
      whenIdle(() => {
        cacheLocaleForms(locale);
        void import('@/app/start/save-appearance.ts')
          .then(({ saveAppearance }) => saveAppearance())
          .catch(() => undefined);
      }, TYPING_TIMEOUT_MS),
    // The first frame of the next start shows the user who is signed in now.
    [locale, userId],
  );
  const route = routeAt(useLocation());
  const language = useCatalogue((catalogue) => catalogue.language);
  return <DirectionContext value={languages[language].direction}>{route && <Screen route={route} />}</DirectionContext>;
}

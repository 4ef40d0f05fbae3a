import { Suspense, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useIntl } from 'react-intl';
import { TYPING_PATIENCE_MS, whenIdle } from '@/db/when-idle.ts';
import { useCatalogue } from '@/i18n/catalogue.ts';
import { keepLocaleForms } from '@/i18n/locale-forms.ts';
import { languages } from '@/i18n/languages.ts';
import { PageBoundary } from '@/page-boundary.tsx';
import { RouteGuard } from '@/route-guard.tsx';
import { forgetReload } from '@/stale-chunk.ts';
import { prepareOtherPages, routeAt, type AppRoute } from '@/routes.tsx';
import { Frame } from '@/features/frame/frame.tsx';
import { DueLine } from '@/features/notifications/due-line.tsx';
import { tapAgain } from '@/tap-again.ts';
import { useDueCount } from '@/due-count.ts';
import { useNoticeClicks } from '@/notice-clicks.tsx';
import { focusPage } from '@/ui/focus-page.ts';
import { Loading } from '@/ui/loading.tsx';
import { useSession } from '@/sync/session-store.ts';
import { DirectionContext } from '@/ui/use-direction.ts';

/** The first page keeps the focus where the browser put it. */
let isFirstPage = true;

/** Runs when a page has come up: names the document, begins at the top, tells a screen reader where it is. */
function Arrival({ title }: { title: AppRoute['title'] }) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: title });
  const how = useNavigationType();
  useEffect(() => {
    document.title = name === 'Maia' ? name : `${name} · Maia`;
  }, [name]);
  useEffect(forgetReload, []);
  useEffect(prepareOtherPages, []);
  useEffect(() => tapAgain(), []);
  useEffect(() => {
    if (isFirstPage) {
      isFirstPage = false;
      return;
    }
    if (how !== 'POP') window.scrollTo(0, 0);
    focusPage();
  }, [how]);
  return null;
}

function Screen({ route }: { route: AppRoute }) {
  const { pathname } = useLocation();
  const Lazy = route.page;
  const due = useDueCount(({ count }) => count);
  return (
    <Frame isBare={route.bare ?? false} due={pathname !== '/reminders' && <DueLine count={due} />}>
      <PageBoundary key={pathname} onCaught={route.page.renew}>
        <Suspense fallback={<Loading />}>
          <RouteGuard access={route.access}>
            <Lazy />
            <Arrival title={route.title} />
          </RouteGuard>
        </Suspense>
      </PageBoundary>
    </Frame>
  );
}

export function App() {
  useNoticeClicks();
  const { locale } = useIntl();
  const userId = useSession((session) => session.user?.id);
  useEffect(
    () =>
      whenIdle(() => {
        keepLocaleForms(locale);
        void import('@/keep-face.ts').then(({ keepFace }) => keepFace()).catch(() => undefined);
      }, TYPING_PATIENCE_MS),
    // Whoever signs in is drawn at the next start.
    [locale, userId],
  );
  const route = routeAt(useLocation());
  const language = useCatalogue((catalogue) => catalogue.language);
  return <DirectionContext value={languages[language].direction}>{route && <Screen route={route} />}</DirectionContext>;
}

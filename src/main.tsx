// Must stay the first import: its disk and network requests run while the other modules are evaluated.
import '@/app/start/prime-first-paint.ts';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app.tsx';
import { TYPING_TIMEOUT_MS, whenIdle } from '@/db/scheduling/when-idle.ts';
import { withTimeout } from '@/db/scheduling/with-timeout.ts';
import { retryContactMessages } from '@/app/network/contact-message-retry.ts';
import { followSession } from '@/app/session/follow-session.ts';
import { watchForInstallability } from '@/features/frame/install-prompt.ts';
import { LanguageProvider } from '@/i18n/catalogue/language-provider.tsx';
import { applyLanguage, cacheMessages } from '@/app/settings/language.ts';
import { registerServiceWorker } from '@/app/start/register-service-worker.ts';
import { startFirstPage } from '@/routes.tsx';
import { reloadOnceForStaleChunks } from '@/app/start/stale-chunk.ts';
import { checkConfiguration, ConfigurationError } from '@/sync/transport/configuration.ts';
import { applyTextSize } from '@/app/settings/text-size.ts';
import { applyPlainLook } from '@/app/settings/plain-look.ts';
import { applyTheme } from '@/app/settings/theme.ts';
import { allowAppWorkers } from '@/platform/trusted-types.ts';
import '@/ui/styles/tokens.css';
import '@/ui/styles/base.css';

/** After this time React renders, which shows the loading indicator. */
const FIRST_PAGE_TIMEOUT_MS = 1500;
/** Longer when the document already shows a prerendered page or a first frame. */
const PRERENDERED_TIMEOUT_MS = 20_000;

const ConfigurationPage = lazy(async () => {
  const { ConfigurationPage: page } = await import('@/features/not-found/configuration-page.tsx');
  return { default: page };
});

function missingSettings(): readonly string[] {
  try {
    checkConfiguration();
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.missing;
    throw error;
  }
}

allowAppWorkers();
const missing = missingSettings();
applyTheme();
applyTextSize();
applyPlainLook();
watchForInstallability();
reloadOnceForStaleChunks();
// The first render must be the page, not a fallback: React would keep a fallback on screen for 300 ms.
const languageReady = applyLanguage();
const appRoot = document.getElementById('app');
if (!appRoot) throw new Error('index.html has no element #app: add <div id="app"></div>');
const timeoutMs = appRoot.hasChildNodes() ? PRERENDERED_TIMEOUT_MS : FIRST_PAGE_TIMEOUT_MS;
// A first frame from the service worker has all its messages but cannot be used yet, so it does not wait long for the others.
const messagesReady = 'drawn' in appRoot.dataset ? withTimeout(FIRST_PAGE_TIMEOUT_MS, languageReady) : languageReady;
await withTimeout<unknown>(
  timeoutMs,
  missing.length === 0 ? Promise.all([messagesReady, startFirstPage(location)]) : messagesReady,
);

createRoot(appRoot).render(
  <StrictMode>
    <LanguageProvider>
      {missing.length > 0 ? (
        <Suspense>
          <ConfigurationPage missing={missing} />
        </Suspense>
      ) : (
        <BrowserRouter>
          <App />
        </BrowserRouter>
      )}
    </LanguageProvider>
  </StrictMode>,
);

if (missing.length === 0) {
  followSession();
  // After the first page, but not when idle: another tab that sets or closes a lock must find this one listening.
  void import('@/app/lock/follow-lock.ts').then(({ followLock }) => followLock());
  retryContactMessages();
  registerServiceWorker(cacheMessages);
  whenIdle(
    () =>
      void import('@/ui/tooltip/tooltips.ts').then(
        ({ startTooltips }) => startTooltips(),
        () => undefined,
      ),
    TYPING_TIMEOUT_MS,
  );
}

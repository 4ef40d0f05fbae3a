// First: what it asks the disk or the server for is on its way while everything else here runs.
import '@/prime-first-paint.ts';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app.tsx';
import { atMost } from '@/db/at-most.ts';
import { followContact } from '@/follow-contact.ts';
import { followSession } from '@/follow-session.ts';
import { watchForInstallability } from '@/features/frame/install-prompt.ts';
import { LanguageProvider } from '@/i18n/language-provider.tsx';
import { applyLanguage, keepWords } from '@/language.ts';
import { registerServiceWorker } from '@/register-service-worker.ts';
import { startFirstPage } from '@/routes.tsx';
import { reloadOnceForStaleChunks } from '@/stale-chunk.ts';
import { checkConfiguration, ConfigurationError } from '@/sync/configuration.ts';
import { applyTextSize } from '@/text-size.ts';
import { applyTheme } from '@/theme.ts';
import { allowOwnWorkers } from '@/trusted-types.ts';
import '@/ui/tokens.css';
import '@/ui/base.css';

/** A slow page says that it is loading. */
const FIRST_PAGE_PATIENCE_MS = 1500;
/** With the page in the document that the build has drawn, it need not say so. */
const DRAWN_PAGE_PATIENCE_MS = 20_000;

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

allowOwnWorkers();
const missing = missingSettings();
applyTheme();
applyTextSize();
watchForInstallability();
reloadOnceForStaleChunks();
// The first rendering is the page itself: React would keep a fallback on screen for 300 ms.
const speaks = applyLanguage();
const place = document.getElementById('app');
if (!place) throw new Error('index.html has no element #app');
const patience = place.hasChildNodes() ? DRAWN_PAGE_PATIENCE_MS : FIRST_PAGE_PATIENCE_MS;
// A drawing of her own readings has all its words; who waits for the others has no store yet, and nothing that can be tapped.
const words = 'drawn' in place.dataset ? atMost(FIRST_PAGE_PATIENCE_MS, speaks) : speaks;
await atMost<unknown>(patience, missing.length === 0 ? Promise.all([words, startFirstPage(location)]) : words);

createRoot(place).render(
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
  followContact();
  registerServiceWorker(keepWords);
}

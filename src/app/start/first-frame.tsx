import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import Today from '@/app/pages/dashboard-route.tsx';
import type { SavedAppearance } from '@/db/snapshot/snapshot-format.ts';
import { setLoadedSnapshot } from '@/db/snapshot/first-paint-snapshot.ts';
import type { WholeSnapshot } from '@/db/snapshot/whole-snapshot.ts';
import { Frame } from '@/features/frame/frame.tsx';
import ReadingsPage from '@/features/readings/readings-page.tsx';
import { useCatalogue } from '@/i18n/catalogue/catalogue.ts';
import { LanguageProvider } from '@/i18n/catalogue/language-provider.tsx';
import { isLanguage, languages } from '@/i18n/languages/languages.ts';
import { first } from '@/i18n/messages/en/first.ts';
import { restoredSession, SESSION_KEY, useSession, type Session } from '@/sync/account/session-store.ts';
import { DirectionContext } from '@/ui/styles/use-direction.ts';

const pages: Readonly<Record<string, ComponentType>> = { '/dashboard': Today, '/readings': ReadingsPage };

/** Runs `render` with the browser globals of the saved appearance. They are removed afterwards: other code in the service worker must not take them for real. */
function withSavedGlobals<T>({ stored, aside, innerWidth }: SavedAppearance, render: () => T): T {
  const localStorage = { getItem: (name: string) => stored[name] ?? aside[name] ?? null };
  const globals = { localStorage, innerWidth };
  Object.assign(globalThis, globals);
  try {
    return render();
  } finally {
    for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
  }
}

/** Server rendering reads a store's initial state, so the state is written there. */
function setInitialState<State extends object>(store: { getInitialState: () => State }, state: Partial<State>): void {
  Object.assign(store.getInitialState(), state);
}

/**
 * Renders the first frame of a page with the app's components from the snapshot of the last visit: the same markup that
 * React renders once it has loaded. Runs in the service worker.
 * @returns markup; null for an unknown page or language, or when the snapshot belongs to another user
 */
export function renderFirstFrame(path: string, snapshot: WholeSnapshot): string | null {
  const Page = pages[path];
  const { language, words, stored } = snapshot.face;
  if (!Page || !isLanguage(language)) return null;
  setLoadedSnapshot(snapshot);
  const { state } = JSON.parse(stored[SESSION_KEY] ?? '{}') as { state?: Partial<Session> };
  if (state?.user?.id !== snapshot.userId || !state.isAuthenticated) return null;
  setInitialState(useSession, restoredSession(state));
  setInitialState(useCatalogue, { language, messages: { ...first, ...words } });
  const page = (
    <LanguageProvider>
      <DirectionContext value={languages[language].direction}>
        <MemoryRouter initialEntries={[path]}>
          <Frame isBare={false}>
            <Page />
          </Frame>
        </MemoryRouter>
      </DirectionContext>
    </LanguageProvider>
  );
  return withSavedGlobals(snapshot.face, () => renderToStaticMarkup(page));
}

import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import Today from '@/dashboard-route.tsx';
import type { Face } from '@/db/head-form.ts';
import { knowHead } from '@/db/head-snapshot.ts';
import type { WholeHead } from '@/db/whole-head.ts';
import { Frame } from '@/features/frame/frame.tsx';
import ReadingsPage from '@/features/readings/readings-page.tsx';
import { useCatalogue } from '@/i18n/catalogue.ts';
import { LanguageProvider } from '@/i18n/language-provider.tsx';
import { isLanguage, languages } from '@/i18n/languages.ts';
import { first } from '@/i18n/messages/en/first.ts';
import { SESSION_KEY, useSession, type Session } from '@/sync/session-store.ts';
import { DirectionContext } from '@/ui/use-direction.ts';

const pages: Readonly<Record<string, ComponentType>> = { '/dashboard': Today, '/readings': ReadingsPage };

/** What modules read of the page around them, as it was when the face was kept; only while `draw` runs, for others would take it for true. */
function wearing<T>({ stored, aside, innerWidth }: Face, draw: () => T): T {
  const localStorage = { getItem: (name: string) => stored[name] ?? aside[name] ?? null };
  const worn = { localStorage, innerWidth };
  Object.assign(globalThis, worn);
  try {
    return draw();
  } finally {
    for (const name of Object.keys(worn)) Reflect.deleteProperty(globalThis, name);
  }
}

/** Without a page React asks a store for what it began with. */
function beginWith<State extends object>(store: { getInitialState: () => State }, state: Partial<State>): void {
  Object.assign(store.getInitialState(), state);
}

/**
 * The first frame of a page in the app's own components, from what the last visit left: what React will draw there once
 * it has been loaded. Runs in the service worker. @returns markup; null for a page or a language that it does not know
 */
export function drawFirst(path: string, head: WholeHead): string | null {
  const Page = pages[path];
  const { language, words, stored } = head.face;
  if (!Page || !isLanguage(language)) return null;
  knowHead(head);
  const { state } = JSON.parse(stored[SESSION_KEY] ?? '{}') as { state?: Partial<Session> };
  if (state?.user?.id !== head.userId || !state.isAuthenticated) return null;
  beginWith(useSession, state);
  beginWith(useCatalogue, { language, messages: { ...first, ...words } });
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
  return wearing(head.face, () => renderToStaticMarkup(page));
}

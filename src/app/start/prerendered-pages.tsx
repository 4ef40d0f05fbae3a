import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { Frame } from '@/features/frame/frame.tsx';
import { HomeStart } from '@/features/home/home-start.tsx';
import { languages, languageTags, type LanguageTag } from '@/i18n/languages/languages.ts';
import type { Messages } from '@/i18n/messages/en.ts';
import { Loading } from '@/ui/feedback/loading.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { DirectionContext } from '@/ui/styles/use-direction.ts';

/** Only parts without input fields: text typed before the app has loaded would be lost. */
const pages = {
  '/': () => <HomeStart isSignedIn={false} />,
  '/login': (words: Messages) => (
    <Page title={words['auth.logIn.title']} back="/">
      <Loading />
    </Page>
  ),
} as const;

export type PrerenderedPath = keyof typeof pages;

const areas = import.meta.glob<Record<string, Partial<Messages>>>('../../i18n/messages/*/{ui,frame,home,auth}.ts', {
  eager: true,
});

const wordsOf = (language: LanguageTag): Messages =>
  Object.assign(
    {},
    ...Object.entries(areas).flatMap(([file, area]) =>
      file.includes(`/messages/${language}/`) ? Object.values(area) : [],
    ),
  ) as Messages;

function rethrow(error: Error): never {
  throw error;
}

function markupOf(path: PrerenderedPath, language: LanguageTag): string {
  const words = wordsOf(language);
  return renderToStaticMarkup(
    <IntlProvider locale={language} messages={words} onError={rethrow}>
      <DirectionContext value={languages[language].direction}>
        <MemoryRouter initialEntries={[path]}>
          <Frame isBare>{pages[path](words)}</Frame>
        </MemoryRouter>
      </DirectionContext>
    </IntlProvider>,
  );
}

export interface PrerenderedPage {
  readonly path: PrerenderedPath;
  readonly language: LanguageTag;
  readonly markup: string;
}

/** Renders the pages for first-time visitors with the app's components, per language. Runs in the build. @throws when a message is missing */
export const prerenderedPages = (): PrerenderedPage[] =>
  (Object.keys(pages) as PrerenderedPath[]).flatMap((path) =>
    languageTags.map((language) => ({ path, language, markup: markupOf(path, language) })),
  );
